/** The five parts of an IIIF image address, before encoding. */
export type AddressParts = {
  region: string;
  size: string;
  rotation: string;
  quality: string;
  format: string;
};

export type ImageAddress = AddressParts & { verdict: 'valid' | 'invalid' };

const usual: AddressParts = {
  region: 'full',
  size: 'max',
  rotation: '0',
  quality: 'default',
  format: 'jpg',
};

/**
 * As defined by the IIIF Image API 2.1 and the service's documentation, for a picture of 1600 by 1200
 * pixels. Sizes that only a service's limits forbid are left out, because a grammar does not know them.
 * Numbers have no leading zeros and at most 15 digits before the point, so that every program reads
 * the same number.
 */
const parts: Record<keyof AddressParts, { valid: string[]; invalid: string[] }> = {
  region: {
    valid: [
      ...['full', 'square', '0,0,1,1', '0,0,1600,1200', '1599,1199,1,1', '10,20,30,40'],
      ...['1500,1100,400,400', '0,0,99999,1', '0,0,999999999999999,1'],
      ...['pct:0,0,100,100', 'pct:25,25,50,50', 'pct:12.5,0.5,33.333333333333336,50.00'],
      ...['pct:0.0,0.0,1.5,1.5', 'pct:50,50,100,100', 'pct:0,0,250,10', 'pct:99,99,1,1'],
    ],
    invalid: [
      ...[
        '',
        ' ',
        'Full',
        'FULL',
        'full ',
        ' full',
        'fullsquare',
        'Square',
        'max',
        '!full',
        '^full',
      ],
      ...['0', '0,0', '0,0,10', '0,0,10,10,', ',0,0,10,10', '0,,10,10', ',,,', '0,0,10,10,10'],
      ...['0,0,0,10', '0,0,10,0', '0,0,0,0', '-1,0,10,10', '0,0,-10,10', '+1,0,10,10'],
      ...['00,0,10,10', '0,0,010,10', '01,02,03,04', '1.5,0,10,10', '0,0,10.0,10', '0,0,1e2,10'],
      ...['0, 0,10,10', '0,0,10,10 ', '0;0;10;10', '0x0,0,10,10', '１,0,10,10', '0,0,NaN,1'],
      ...['0,0,Infinity,1', '0,0,1000000000000000,1', '0,0,99999999999999999999,1'],
      ...['pct:', 'pct:0', 'pct:0,0,10', 'pct:0,0,10,10,10', 'pct:0,0,0,10', 'pct:0,0,10,0.0'],
      ...[
        'pct:-1,0,10,10',
        'pct:+1,0,10,10',
        'pct:.5,0,10,10',
        'pct:5.,0,10,10',
        'pct:1.2.3,0,1,1',
      ],
      ...[
        'pct:00,0,10,10',
        'pct:0,0,050,50',
        'pct:01.5,0,10,10',
        'pct:1e1,0,10,10',
        'PCT:0,0,10,10',
      ],
      ...[
        'pct:100,0,10,10',
        'pct:0,100.5,10,10',
        'pct: 0,0,10,10',
        'pct:0%,0%,10%,10%',
        'pct0,0,1,1',
      ],
      'pct:0,0,1000000000000000,10',
    ],
  },
  size: {
    valid: [
      ...['full', 'max', '400,', ',300', '400,300', '300,400', '!400,400', '!1,1', '1,', ',1'],
      ...[
        'pct:50',
        'pct:100',
        'pct:200',
        'pct:12.5',
        'pct:0.5',
        'pct:33.333333333333336',
        'pct:50.0',
      ],
      ...['2000,', ',1500', '!2000,2000', 'pct:120.25'],
    ],
    invalid: [
      ...['', ' ', 'Full', 'MAX', 'max ', ' max', 'fullmax', 'square', '!max', '!full', '!pct:50'],
      ...['400', ',', ',,', '400,300,', '400,,300', ',400,', '!400', '!400,', '!,400', '!,', '!'],
      ...['^max', '^full', '^400,', '^,300', '^400,300', '^!400,400', '^pct:50', '!!400,400'],
      ...['0,', ',0', '0,0', '400,0', '0,300', '!0,300', '!400,0', '-400,', ',-300', '+400,'],
      ...['0400,', ',0300', '400,0300', '!0400,300', '!400,00', '00,', '4e2,', '400.0,', ',30.5'],
      ...['400, 300', ' 400,', '400px,', '400x300', '400;300', '４００,', 'NaN,', 'Infinity,'],
      ...['1000000000000000,', ',1000000000000000', '99999999999999999999,', '!1000000000000000,1'],
      ...[
        'pct:',
        'pct:0',
        'pct:0.0',
        'pct:050',
        'pct:00',
        'pct:00.5',
        'pct:.5',
        'pct:50.',
        'pct:-5',
      ],
      ...[
        'pct:+5',
        'pct:1e2',
        'pct:50,50',
        'pct:50,',
        'pct:50%',
        'pct: 50',
        'PCT:50',
        'pct50',
        '50%',
      ],
      'pct:1000000000000000',
    ],
  },
  rotation: {
    valid: [
      ...['0', '90', '180', '270', '360', '22.5', '0.5', '359.999', '0.0', '360.0', '90.00', '7'],
      ...['!0', '!90', '!360', '!22.5', '!0.0'],
    ],
    invalid: [
      ...['', ' ', '!', '!!0', '0!', '-0', '-90', '+90', '!-90', '361', '360.1', '360.01', '1000'],
      ...['00', '090', '022.5', '!022.5', '0360', '.5', '90.', '1.2.3', '9e1', '90°', '90 ', ' 90'],
      ...['! 90', '^90', '90,0', '0x5a', 'NaN', 'Infinity', '９０', 'full', '1000000000000000'],
    ],
  },
  quality: {
    valid: ['default', 'color', 'gray', 'bitonal'],
    invalid: ['', 'Default', 'GRAY', 'grey', 'colour', 'native', 'default ', ' gray', 'defaults'],
  },
  format: {
    valid: ['jpg', 'png', 'gif', 'webp'],
    invalid: ['', 'JPG', 'jpeg', 'tif', 'jp2', 'pdf', 'jpg ', ' png', 'webp2', 'jpgx', 'j'],
  },
};

const together: ImageAddress[] = [
  ['square', '300,', '!22.5', 'gray', 'png', 'valid'] as const,
  ['pct:10,10,80,80', '!200,200', '360', 'bitonal', 'gif', 'valid'] as const,
  ['10,20,30,40', ',15', '45.5', 'color', 'webp', 'valid'] as const,
  ['square', '0300,', '!22.5', 'gray', 'png', 'invalid'] as const,
  ['10,20,30,40', ',15', '045.5', 'color', 'webp', 'invalid'] as const,
  ['max', 'full', '0', 'default', 'jpg', 'invalid'] as const,
].map(([region, size, rotation, quality, format, verdict]) => ({
  ...{ region, size, rotation, quality, format },
  verdict,
}));

/** Addresses that differ from a plain one in one part, and some that differ in every part. */
export const imageAddresses: readonly ImageAddress[] = [
  ...Object.entries(parts).flatMap(([part, { valid, invalid }]) => [
    ...valid.map((text): ImageAddress => ({ ...usual, [part]: text, verdict: 'valid' })),
    ...invalid.map((text): ImageAddress => ({ ...usual, [part]: text, verdict: 'invalid' })),
  ]),
  ...together,
];
