import { BOARD_SPACES, boardOf, FACTS, type Space } from '@landsraad/imperium';
import type { Option } from '@landsraad/kernel';
import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { Icon } from '../../look/Icon.tsx';
import { useAtTable } from '../../table/context.ts';
import { useScrolls } from '../../table/useScrolls.ts';
import type { BoardProps } from '../parts.ts';
import { ConflictPanel } from './board/ConflictPanel.tsx';
import { OnOffer } from './board/OnOffer.tsx';
import { RoundBar } from './board/RoundBar.tsx';
import { Spaces } from './board/Spaces.tsx';
import { Track } from './board/Tracks.tsx';
import { CombatScreen } from './combat/CombatScreen.tsx';
import { HagalPanel } from './hagal/HagalPanel.tsx';
import { intend, sendTo, useIntent } from './intent.ts';
import { IxBoard, ShippingTrack } from './ix/IxBoard.tsx';
import { MotionLayer } from './motion/MotionLayer.tsx';
import { nameOf, tableOf } from './position.ts';
import { cardsTo, whyNobody, whyNotThere } from './reach.ts';
import { RevealScreen } from './reveal/RevealScreen.tsx';
import './board.css';

const OF_FACTIONS = [0, 1, 2, 3];
const ON_IX: readonly string[] = FACTS.ixBoard.ixBoard.spaces;
const isArrakis = (s: Space): boolean =>
  s.faction < 0 && (s.combat || s.maker || s.control !== null || s.icon === 'city');
const isSpace = (option: Option): boolean => BOARD_SPACES.has(String(option));

type Screen = 'reveal' | 'combat' | null;
/** What takes the board's place: one's own reveal turn, or the fight. */
function screenOf({ view, decision }: BoardProps): Screen {
  const { turn } = tableOf(view);
  if (view.over !== null || decision?.options.some(isSpace) === true) return null;
  if (turn.kind === 'reveal' && turn.house === view.seat && decision !== null) return 'reveal';
  return view.waitingFor.some((w) => w.name === 'play a combat card?') ? 'combat' : null;
}

/** The board, or while one reveals or fights the screen for that; over it, what moved. */
export const ImperiumBoard = (props: BoardProps) => (
  <>
    <Shown {...props} />
    <MotionLayer view={props.view} />
  </>
);
function Shown(props: BoardProps) {
  const screen = screenOf(props);
  const [aside, setAside] = useState<Screen>(null);
  // Whoever wanted the board wants it for this one turn.
  useEffect(() => setAside(null), [screen]);
  const seeBoard = (): void => setAside(screen);
  if (screen === 'reveal' && aside !== 'reveal') return <RevealScreen {...props} seeBoard={seeBoard} />;
  if (screen === 'combat' && aside !== 'combat') return <CombatScreen {...props} seeBoard={seeBoard} />;
  return <TheBoard {...props} back={screen === null ? null : [screen, () => setAside(null)]} />;
}

interface TheBoardProps extends BoardProps {
  readonly back: readonly [Exclude<Screen, null>, () => void] | null;
}
/** Spaces by faction and icon, influence, the Conflict, the Imperium row and the reserve. */
function TheBoard({ back, ...props }: TheBoardProps) {
  const { view, decision, picked, press, whyNot, seatName, spotlight } = props;
  const { control } = useAtTable();
  const meant = useIntent(decision);
  const board = useFramed(decision?.question ?? null);
  const options: readonly Option[] = decision?.options ?? [];
  const t = tableOf(view);
  const spaces = boardOf({ table: t });
  const spacesOf = (wanted: (space: Space) => boolean): string[] => spaces.filter(wanted).map((s) => s.id);
  const choosesCard = decision?.name === 'play which card?';
  const reached = useMemo(
    () => (choosesCard ? spaces.map((s) => s.id).filter((s) => cardsTo(view, s).length > 0) : []),
    [choosesCard, spaces, view],
  );
  const name = (house: number): string => nameOf(view, house, seatName);
  const pressed = (space: string): void => {
    const title = BOARD_SPACES.get(space)?.name ?? space;
    if (options.includes(space)) press(space);
    else if (choosesCard) {
      const [card, ...more] = cardsTo(view, space);
      if (card === undefined) control.say(title, () => Promise.resolve(whyNobody(view, space, name)));
      else if (more.length === 0) control.follow(card, sendTo(space));
      else intend({ question: decision.question, space });
    } else if (decision?.name === 'send the agent where?') {
      const card = String(decision.about?.['card'] ?? '');
      control.say(title, () => Promise.resolve(whyNotThere(view, card, space, name)));
    } else whyNot(space);
  };
  const shared = { view, offered: options, reached, picked: meant ?? picked, spotlight, press: pressed, seatName };
  return (
    <div ref={board} className={`im-board ${t.riseOfIx ? 'with-ix' : ''}`} role="group" aria-label="Board of Imperium">
      <RoundBar view={view} seatName={seatName} />
      <div className="im-factions">
        {OF_FACTIONS.map((faction) => (
          <section key={faction} className="im-faction">
            <Track view={view} faction={faction} seatName={seatName} />
            <Spaces {...shared} ids={spacesOf((s) => s.faction === faction)} />
          </section>
        ))}
      </div>
      <section className="im-landsraad">
        <h2 className="caps">Landsraad and CHOAM</h2>
        <Spaces {...shared} ids={spacesOf((s) => s.faction < 0 && !isArrakis(s) && !ON_IX.includes(s.id))} />
      </section>
      {t.riseOfIx ? (
        <IxBoard {...props}>
          <Spaces {...shared} ids={ON_IX} />
        </IxBoard>
      ) : null}
      <section className="im-arrakis">
        <h2 className="caps">Arrakis</h2>
        <Spaces {...shared} ids={spacesOf(isArrakis)} />
      </section>
      <Side>
        {back === null ? null : (
          <button type="button" className="btn im-back" onClick={back[1]}>
            <Icon name={back[0] === 'reveal' ? 'eye' : 'conflict'} /> Back to the{' '}
            {back[0] === 'reveal' ? 'reveal' : 'fight'}
          </button>
        )}
        <ConflictPanel view={view} seatName={seatName} />
        {t.riseOfIx ? <ShippingTrack {...props} /> : null}
        <HagalPanel {...props} />
      </Side>
      <OnOffer {...props} />
    </div>
  );
}

/** The Conflict and what else stands beside the spaces; whoever has no mouse scrolls it by key. */
function Side({ children }: { readonly children: ReactNode }) {
  const side = useRef<HTMLDivElement>(null);
  const scrolls = useScrolls(side);
  return (
    <div
      ref={side}
      className="im-side"
      role="group"
      aria-label="The Conflict and its surroundings"
      tabIndex={scrolls ? 0 : undefined}
    >
      {children}
    </div>
  );
}

/** Brings what answers a new question into sight, where the board is longer than its window. */
function useFramed(question: number | null) {
  const board = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const root = board.current;
    const first = root?.querySelector('.offered, .reached');
    if (question === null || root === null || first == null || root.scrollHeight <= root.clientHeight + 1) return;
    const [window, box] = [root.getBoundingClientRect(), first.getBoundingClientRect()];
    if (box.top < window.top || box.bottom > window.bottom)
      root.scrollBy({ top: box.top - window.top - window.height / 4, behavior: 'instant' });
  }, [question]);
  return board;
}
