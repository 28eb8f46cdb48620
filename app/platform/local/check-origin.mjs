// npm run deploy: a copy of the extension speaks with one site alone, and the build has to know which.
if (URL.parse(process.env.APP_ORIGIN ?? "")?.protocol !== "https:") {
  console.error("Name the site that is deployed to: APP_ORIGIN=https://your.domain npm run deploy");
  process.exit(1);
}
