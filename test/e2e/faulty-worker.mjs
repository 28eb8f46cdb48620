// The built worker, of which a request may take away bindings: `x-down: DB` and nothing of the database answers.
import worker from "../../build/server/index.js";

const envs = new Map();

/** Whatever is asked of it is refused, as the platform does it. */
const down = (message) =>
  new Proxy(() => undefined, {
    get: (_, key) => (key === "prepare" || key === "bind" ? () => down(message) : down(message)),
    apply: () => Promise.reject(new Error(message)),
  });

const messages = {
  DB: "D1_ERROR: Network connection lost.",
  UPLOADS: "get: We encountered an internal error. Please try again. (10001)",
  RESUME_QUEUE: "Queue send failed: Network connection lost.",
};

/** One for each set of bindings, as a worker has one: what is kept from one request to the next is kept by it. */
function without(env, names) {
  const known = envs.get(names) ?? { ...env };
  for (const name of names.split(",")) if (name in messages) known[name] = down(messages[name]);
  envs.set(names, known);
  return known;
}

export default {
  ...worker,
  fetch: (request, env, context) =>
    worker.fetch(request, without(env, request.headers.get("x-down") ?? ""), context),
};
