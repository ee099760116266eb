import './seats.css';
/** Who sits here, and what is public of each. */
export declare function SeatList(): import("react").JSX.Element;
//# sourceMappingURL=SeatList.d.ts.map