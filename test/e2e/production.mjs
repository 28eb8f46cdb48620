// Serves the built worker as deployed: production mode, Clerk with a key of our own making, no embedded answers.
// The private key is left beside the state, so that a test can sign sessions as the provider would.
import { generateKeyPairSync } from "node:crypto";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { migrate, serve } from "../../app/platform/local/prepare.mjs";

const port = process.env.PORT;
const folder = process.env.PERSIST_TO;
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });

const { publicKey, privateKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
const pem = (key, type) => key.export({ type, format: "pem" }).trim().replaceAll("\n", "\\n");
writeFileSync(`${folder}/issuer.pem`, privateKey.export({ type: "pkcs8", format: "pem" }));
const host = Buffer.from("clerk.wink.example$").toString("base64");
const settings = {
  APP_MODE: "",
  APP_ORIGIN: "https://wink.example",
  ADMIN_EMAIL: "admin@wink.example",
  CLERK_PUBLISHABLE_KEY: `pk_live_${host}`,
  CLERK_SECRET_KEY: "sk_live_of_the_tests",
  CLERK_JWT_KEY: `"${pem(publicKey, "spki")}"`,
  CLERK_WEBHOOK_SECRET: "whsec_b2YgdGhlIHRlc3RzIGFsb25l",
  STRIPE_SECRET_KEY: "sk_live_of_the_tests",
  STRIPE_WEBHOOK_SECRET: "whsec_of_the_tests",
  CONFIG_KEY: Buffer.alloc(32, "of the tests").toString("base64"),
};
const lines = Object.entries(settings).map(([name, value]) => `${name}=${value}`);
writeFileSync(`${folder}/settings.env`, lines.join("\n"));

migrate();
serve(port, ["--env-file", `${folder}/settings.env`]);
