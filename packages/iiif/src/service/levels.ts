type Level = {
  features: readonly string[];
  qualities: readonly string[];
  formats: readonly string[];
};

const none: Level = { features: [], qualities: ['default'], formats: ['jpg'] };

/** The features that each level of the standard implies, without listing them in `info.json`. */
export const levels: Record<2 | 3, readonly [Level, Level, Level]> = {
  2: [
    none,
    { ...none, features: ['regionByPx', 'sizeByW', 'sizeByH', 'sizeByPct'] },
    {
      features: [
        ...['regionByPx', 'regionByPct', 'rotationBy90s', 'sizeByW', 'sizeByH', 'sizeByPct'],
        ...['sizeByWh', 'sizeByConfinedWh', 'sizeByDistortedWh'],
      ],
      qualities: ['default', 'bitonal'],
      formats: ['jpg', 'png'],
    },
  ],
  3: [
    none,
    { ...none, features: ['regionByPx', 'regionSquare', 'sizeByW', 'sizeByH', 'sizeByWh'] },
    {
      features: [
        ...['regionByPx', 'regionByPct', 'regionSquare', 'rotationBy90s'],
        ...['sizeByW', 'sizeByH', 'sizeByPct', 'sizeByWh', 'sizeByConfinedWh'],
      ],
      qualities: ['default'],
      formats: ['jpg', 'png'],
    },
  ],
};
