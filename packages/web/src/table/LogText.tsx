import { Fragment, type ReactNode } from 'react';
import type { Named } from '../games/parts.ts';
import type { LogLine } from './source.ts';
import { tableLine } from './tableLines.ts';
import { useTelling, type Telling } from './telling.ts';

/** A line as a sentence; null for what needs none. */
export function lineText(line: LogLine, { parts, config, seatTitle }: Telling): string | null {
  const { text } = parts.book;
  return line.of === 'table'
    ? tableLine(line, seatTitle, (part) => text.thing?.(part)?.title ?? null)
    : text.happening(line.kind, line.nouns, config);
}

interface Piece {
  readonly words: string;
  readonly seat?: number;
  readonly named?: Named;
}

/** Cuts a sentence at the names in it: of seats, and of whatever the line names. Longer names first. */
export function piecesOf(text: string, seats: readonly string[], named: readonly Named[]): Piece[] {
  const names: Piece[] = [
    ...named.map((n) => ({ words: n.words, named: n })),
    ...seats.map((words, seat) => ({ words, seat })),
  ]
    .filter((n) => n.words !== '')
    .toSorted((a, b) => b.words.length - a.words.length);
  const pieces: Piece[] = [];
  let plain = '';
  for (let at = 0; at < text.length;) {
    const name = names.find((n) => text.startsWith(n.words, at) && !/\w/.test(text.charAt(at - 1)));
    if (name === undefined) {
      plain += text.charAt(at++);
      continue;
    }
    if (plain !== '') pieces.push({ words: plain });
    plain = '';
    // "The Harkonnens" are the seat Harkonnen.
    const end = at + name.words.length + (/^s\b/.test(text.slice(at + name.words.length)) ? 1 : 0);
    pieces.push({ ...name, words: text.slice(at, end) });
    at = end;
  }
  return plain === '' ? pieces : [...pieces, { words: plain }];
}

/** For a game that does not say: nouns that are things of the game, by the words of its texts. */
const thingsNamed =
  ({ parts }: Telling) =>
  ({ nouns }: LogLine): Named[] =>
    Object.values(nouns).flatMap((noun): Named[] => {
      const thing = typeof noun === 'string' ? (parts.book.text.thing?.(noun) ?? null) : null;
      // A title may end with the price of a card. What there is no more to say of is not worth a press.
      return thing?.note === undefined || typeof noun !== 'string'
        ? []
        : [{ kind: 'thing', id: noun, words: thing.title.replace(/ \(\d+\)$/, '') }];
    });

/** The sentence of a line: seats in their colour, and what it names opens. */
export function LogText({ line, roving = false }: { readonly line: LogLine; readonly roving?: boolean }): ReactNode {
  const telling = useTelling();
  const text = lineText(line, telling);
  if (text === null) return null;
  const { config, parts, seatTitle, seatLook } = telling;
  const seats = Array.from({ length: config.players }, (_, s) => seatTitle(s));
  const named = line.of === 'game' ? (parts.names ?? thingsNamed(telling))(line, config) : [];
  return piecesOf(text, seats, named).map((piece, n) =>
    piece.seat !== undefined ? (
      <b key={n} style={{ color: seatLook(piece.seat).text }}>
        {piece.words}
      </b>
    ) : piece.named !== undefined ? (
      <NameLink key={n} named={piece.named} words={piece.words} roving={roving} />
    ) : (
      <Fragment key={n}>{piece.words}</Fragment>
    ),
  );
}

interface NameLinkProps {
  readonly named: Named;
  readonly words: string;
  readonly roving: boolean;
}

function NameLink({ named, words, roving }: NameLinkProps) {
  const { look } = useTelling();
  return (
    // Not a button: those do not break where the line does.
    <span
      role="button"
      className="name-link"
      tabIndex={roving ? -1 : 0}
      aria-label={named.kind === 'place' ? `${words}: show on the board` : `${words}: look closer`}
      onClick={() => look(named)}
      onKeyDown={(e) => {
        if (e.key !== 'Enter' && e.key !== ' ') return;
        e.preventDefault();
        look(named);
      }}
    >
      {words}
    </span>
  );
}
