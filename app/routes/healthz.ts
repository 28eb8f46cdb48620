/** Says that the worker runs, and asks nothing else. */
export function loader() {
  return Response.json({ ok: true });
}
