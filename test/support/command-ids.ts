import { type CommandId, commands } from "~/features/creator/text-field/commands";

export const commandIds = Object.keys(commands).filter((name): name is CommandId => name in commands);
