import { WATCHER } from '@landsraad/kernel';
import { useEffect, useState } from 'react';
import { Loading } from '../app/Loading.tsx';
import { go, Link, to } from '../app/router.tsx';
import { partsOf } from '../games/registry.ts';
import type { GameParts } from '../games/parts.ts';
import type { LocalSeat } from '../local/engine.ts';
import { openReplay, type ReplaySource } from '../local/localSource.ts';
import { keepLocal, newSeed } from '../local/newLocal.ts';
import { savedTable } from '../local/saved.ts';
import { USUAL_BOT } from '../pages/seatPlan.ts';
import { TableScreen } from '../table/TableScreen.tsx';
import { saveFile } from './file.ts';
import { ReplayBar, type At } from './ReplayBar.tsx';
import type { Outline, Played } from './replay.ts';

interface ReplayPageProps {
  readonly where: 'device' | 'server';
  readonly id: string;
  /** The position to begin with. */
  readonly from: { readonly step: number; readonly seat: number | null };
}

interface Opened {
  readonly source: ReplaySource;
  readonly parts: GameParts;
  readonly played: Played;
  readonly outline: Outline;
  /** What is looked at first. */
  readonly at: At;
}

/** As the address says, as far as it makes sense. */
function firstLook({ step, seat }: ReplayPageProps['from'], { steps, eyes }: Outline): At {
  return {
    step: Number.isInteger(step) ? Math.max(0, Math.min(steps, step)) : 0,
    seat: seat !== null && eyes.includes(seat) ? seat : (eyes[0] ?? WATCHER),
  };
}

async function playedOn(where: ReplayPageProps['where'], id: string): Promise<Played> {
  if (where === 'server') return (await import('./played.ts')).playedOnServer(id);
  const saved = await savedTable(id);
  if (saved === undefined) throw new Error('There is no such table on this device.');
  const { game, version, setup, choices, finished } = saved;
  return { game, version, ...setup, choices, finished };
}

/** A game that has been played, to look at from its first position to its last. */
export default function ReplayPage({ where, id, from }: ReplayPageProps) {
  const [opened, setOpened] = useState<Opened | null>(null);
  const [why, setWhy] = useState<string | null>(null);
  useEffect(() => {
    let left = false;
    let source: ReplaySource | null = null;
    void (async () => {
      const played = await playedOn(where, id);
      if (left) return;
      const now = (source = openReplay(played));
      const failed = now.subscribe(() => {
        const connection = now.state()?.connection;
        if (connection?.kind === 'closed') setWhy(connection.why);
      });
      const [parts, outline] = await Promise.all([partsOf(played.game), now.outline()]);
      failed();
      if (left) return;
      const at = firstLook(from, outline);
      now.look(at.step, at.seat);
      setOpened({ source: now, parts, played, outline, at });
    })().catch((e: unknown) => {
      if (!left) setWhy(e instanceof Error ? e.message : String(e));
    });
    return () => {
      left = true;
      source?.close();
    };
    // The address follows what is looked at: only another game is opened anew.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [where, id]);
  if (why !== null)
    return (
      <main className="table-closed">
        <h1 className="display">This game cannot be shown</h1>
        <p>{why}</p>
        <Link className="btn primary" to="/tables/">
          Your tables
        </Link>
      </main>
    );
  if (opened === null) return <Loading what="Playing the game once more" />;
  const { source, parts, played, outline, at } = opened;
  return (
    <TableScreen
      source={source}
      parts={parts}
      again={to.newTable(played.game)}
      extra={
        played.finished ? null : (
          <Link className="btn" to={to.local(id)}>
            Back to the table
          </Link>
        )
      }
      instead={
        <ReplayBar
          source={source}
          outline={outline}
          from={at}
          address={(at) => to.replay(where, id, at)}
          save={played.finished ? async () => saveFile(await source.log(), id) : null}
          playOn={async (at) => {
            const { game, version, config, seed } = played;
            const choices = await source.branch(at.step, newSeed());
            const seats = played.seats.map((s, n) => heldBy(s, n === at.seat));
            go(to.local(await keepLocal(game, version, { config, seed, seats }, choices)));
          }}
        />
      }
    />
  );
}

/** Whoever plays on takes the seat through whose eyes they look; bots have the others. */
function heldBy({ kind, name, bot }: LocalSeat, mine: boolean): LocalSeat {
  if (mine) return { kind: 'person', name: kind === 'person' ? name : '', bot: null };
  return { kind: 'bot', name: bot ?? USUAL_BOT, bot: bot ?? USUAL_BOT };
}
