export * from './box.ts';
export * from './error.ts';
export * from './games.ts';
export * from './log.ts';
export * from './position.ts';
export * from './session.ts';
export { TEXT } from './shape.ts';
export * from './tables.ts';
