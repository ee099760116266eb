import { toldInWords, type Box } from '@landsraad/kernel';
import type { GameBook } from '../games/parts.ts';
import { Icon } from '../look/Icon.tsx';
import './note.css';

/** Whose values a table is played with: a sentence, and all of them for whoever wants to read them. */
export function BoxNote({ book, box }: { readonly book: GameBook; readonly box: Box }) {
  const entries = (book.box?.entries ?? []).filter((e) => Object.hasOwn(box.values, e.path));
  return (
    <details className="box-note" data-testid="box-note">
      <summary>
        <Icon name="layers" />
        <span>
          Played with {entries.length === 1 ? 'one printed value' : `${entries.length} printed values`} of the box “
          {box.name}”
        </span>
      </summary>
      <dl>
        {entries.map((e) => (
          <div key={e.path}>
            <dt>{e.title}</dt>
            <dd>{toldInWords(e.shape, box.values[e.path])}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
