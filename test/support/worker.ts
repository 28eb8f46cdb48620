/** The worker of the tests: queue and cron as deployed; requests go to the built worker instead (test/routes). */
export default {
  fetch: () => new Response(null, { status: 404 }),
};
