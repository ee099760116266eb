import {
  explain,
  fingerprint,
  offers,
  replayEntry,
  startPlay,
  viewer,
  type Config,
  type Decision,
  type Happening,
  type Log,
  type Rules,
} from '@landsraad/kernel';

/**
 * Everything that people are shown while a log is played again, one short print a step: what is asked with every option in
 * words, what may be done unasked, and what happened. A recorded game keeps them, so that a rule which offers too much is
 * noticed even when nobody took it.
 */
export function shownIn<T>(rules: Rules<T>, config: Config, log: Log): string[] {
  const happened: Happening[] = [];
  const play = startPlay(rules, config, log.seed, happened);
  const prints = [print(now())];
  for (const entry of log.choices) {
    happened.length = 0;
    replayEntry(play, entry, happened);
    prints.push(print(now()));
  }
  return prints;

  function now(): unknown {
    const look = viewer(rules, play.game, play.decisions);
    return [
      play.decisions.map((d) => {
        const view = look(d.seat);
        const asked: Decision = explain(rules, play.game, d);
        return [
          asked.seat,
          asked.about,
          asked.means,
          rules.text.question(asked, view),
          asked.options.map((o) => [o, rules.text.option(asked, o, view)]),
          offers(rules, play.game, d.seat).map((o) => [o.id, o.form, rules.text.offer(o, view)]),
        ];
      }),
      happened.map((h) => [h.kind, h.rule, rules.text.happening(h.kind, h.nouns, config)]),
    ];
  }
}

const print = (what: unknown): string => fingerprint(what).slice(0, 6);
