/** The part of d3-scale that the tutorials use; the library ships no types. */
declare module 'd3-scale' {
  export type ContinuousScale<Range> = {
    (value: number): Range;
    domain(): number[];
    domain(values: Iterable<number>): ContinuousScale<Range>;
    range(): Range[];
    range(values: Iterable<Range>): ContinuousScale<Range>;
    clamp(clamp: boolean): ContinuousScale<Range>;
    nice(count?: number): ContinuousScale<Range>;
    ticks(count?: number): number[];
    invert(value: Range): number;
  };
  export type BandScale<Key> = {
    (value: Key): number | undefined;
    domain(values: Iterable<Key>): BandScale<Key>;
    range(values: Iterable<number>): BandScale<Key>;
    padding(share: number): BandScale<Key>;
    bandwidth(): number;
  };
  export type OrdinalScale<Key, Range> = {
    (value: Key): Range;
    domain(values: Iterable<Key>): OrdinalScale<Key, Range>;
    range(values: Iterable<Range>): OrdinalScale<Key, Range>;
  };
  export function scaleLinear<Range = number>(
    domain?: Iterable<number>,
    range?: Iterable<Range>,
  ): ContinuousScale<Range>;
  export function scaleSqrt<Range = number>(
    domain?: Iterable<number>,
    range?: Iterable<Range>,
  ): ContinuousScale<Range>;
  export function scaleLog<Range = number>(
    domain?: Iterable<number>,
    range?: Iterable<Range>,
  ): ContinuousScale<Range>;
  export function scaleBand<Key = string>(
    domain?: Iterable<Key>,
    range?: Iterable<number>,
  ): BandScale<Key>;
  export function scaleOrdinal<Key = string, Range = string>(
    domain?: Iterable<Key>,
    range?: Iterable<Range>,
  ): OrdinalScale<Key, Range>;
}
