/** The worker that the tests run in. They call the product's own functions; whole requests go to the built worker (test/e2e). */
export default {
  fetch: () => new Response(null, { status: 404 }),
};
