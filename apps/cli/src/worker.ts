/** A worker of `simulate`: plays the games it is given and sends back the tally. */
export { playPart as default } from './simulate/games.ts';
