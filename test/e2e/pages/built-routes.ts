import { readdirSync, readFileSync } from "node:fs";

const ANY_ID = "00000000-0000-4000-8000-000000000000";

type BuiltRoute = { id: string; parentId?: string; path?: string; index?: boolean };

export type Address = { id: string; pattern: string; path: string };

/** Every address of the built product, read from the manifest of its routes. */
export const addresses = readAddresses();

function readAddresses(): Address[] {
  const assets = "build/client/assets";
  const file = readdirSync(assets).find((name) => name.startsWith("manifest-")) ?? "";
  const text = readFileSync(`${assets}/${file}`, "utf8");
  const manifest: { routes: Record<string, BuiltRoute> } = JSON.parse(
    text.slice(text.indexOf("{"), text.lastIndexOf("}") + 1),
  );
  const patternOf = ({ path, parentId }: BuiltRoute): string => {
    const parent = parentId === undefined ? undefined : manifest.routes[parentId];
    return (parent ? patternOf(parent) : "") + (path ? `/${path}` : "");
  };
  return Object.values(manifest.routes)
    .filter(({ path, index }) => path || index)
    .map((route) => {
      const pattern = patternOf(route) || "/";
      const path = pattern.replace(/:\w+/g, ANY_ID).replace("*", "nothing-here");
      return { id: route.id, pattern, path };
    });
}

/** The ways in that the framework knows for one address. */
export function waysIn({ id, path }: Address) {
  const data = `_data=${encodeURIComponent(id)}`;
  return [
    path,
    `${path}.data`,
    `${path}?${data}`,
    `${path}?_routes=${encodeURIComponent(id)}`,
    `${path}?index&${data}`,
    `${path.replace("/dev", "/%64ev").replace("/api", "/%61pi")}?${data}`,
  ];
}
