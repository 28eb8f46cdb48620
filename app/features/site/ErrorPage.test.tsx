import { renderToString } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from "react-router-dom/server";
import { expect, test } from "vitest";
import { RequestIdContext } from "~/frame/root-data";
import { rendererI18n } from "~/i18n/i18n.server";
import { ErrorPage } from "./ErrorPage";

async function shown(error: unknown): Promise<string> {
  const routes = [
    {
      path: "*",
      loader: () => {
        throw error;
      },
      element: null,
      errorElement: <ErrorPage account={null} />,
    },
  ];
  const handler = createStaticHandler(routes);
  const context = await handler.query(new Request("https://wink.test/upload"));
  if (context instanceof Response) throw new Error("no page");
  return renderToString(
    <RequestIdContext.Provider value="the-number">
      <I18nextProvider i18n={rendererI18n.en}>
        <StaticRouterProvider router={createStaticRouter(handler.dataRoutes, context)} context={context} />
      </I18nextProvider>
    </RequestIdContext.Provider>,
  );
}

test("what broke on our side is shown with the number of its request", async () => {
  expect(await shown(new Error("x"))).toMatch(/Request ID.*the-number/);
  expect(await shown(new Response(null, { status: 404 }))).not.toContain("the-number");
});
