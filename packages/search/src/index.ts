export { wordsOf } from './finding/words.ts';
export type { Answer, Group, Hit, Kind, Piece } from './model.ts';
export type { SearchReply, SearchRequest } from './worker/protocol.ts';
