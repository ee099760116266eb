import { useEffect } from 'react';
import { Icon } from '../../look/Icon.tsx';
import { useGuide } from './useGuide.ts';
import './guide.css';

/** A lesson, above the answers that it speaks of. */
export function GuideCard() {
  const guide = useGuide();
  const shows = guide?.lesson.shows ?? null;
  useEffect(() => {
    const main = document.querySelector<HTMLElement>('main.table');
    if (main === null || shows === null) return undefined;
    main.dataset['guide'] = shows;
    return () => {
      delete main.dataset['guide'];
    };
  }, [shows]);
  if (guide === null) return null;
  const { lesson, number, of, next, back, skip } = guide;
  return (
    <section className="guide" aria-label="Your first game" data-testid="guide">
      <header>
        <span>Your first game</span>
        <span className="num">
          {number} of {of}
        </span>
      </header>
      <progress value={number} max={of} aria-label="Lessons" />
      <div role="status">
        <h2 className="display">{lesson.title}</h2>
        <p>{lesson.text}</p>
        {lesson.now === undefined ? null : (
          <p className="guide-now">
            <Icon name="next" /> {lesson.now}
          </p>
        )}
      </div>
      <footer>
        <button type="button" className="btn ghost" onClick={skip}>
          Skip the guide
        </button>
        {back === null ? null : (
          <button type="button" className="btn ghost" onClick={back}>
            Back
          </button>
        )}
        <button type="button" className="btn" onClick={next}>
          {lesson.at === undefined ? 'Next' : 'Got it'}
        </button>
      </footer>
    </section>
  );
}
