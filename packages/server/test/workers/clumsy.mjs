// Only the bot that answers by chance finds anything; who was asked is written down.
import { appendFileSync } from 'node:fs';
import process from 'node:process';

export default ({ bot, decision }) => {
  appendFileSync(process.env.LANDSRAAD_TEST_NOTES, `${bot}\n`);
  if (bot !== 'random') throw new Error(`${bot} has no idea`);
  return { kind: 'answer', option: decision.options.at(-1) };
};
