import { svgDocument } from '@portal/engraving';
import { defineFamily } from '../../src/pictures/family.ts';
import { lightNames, lights } from './light.ts';
import { mountNames, mounts } from './mounts.ts';
import { type GrowthName, growthNames, growths, polarisedPlate } from './polarised-plate.ts';
import { subjectNames, subjects } from './subjects/index.ts';

export const family = defineFamily({
  name: 'microscopy',
  surface: 'glossy',
  shape: {
    subject: [...subjectNames, ...growthNames],
    light: lightNames,
    mount: mountNames,
    title: 'text',
    note: 'text',
    number: 'text',
    scale: 'text',
  },
  draw({ subject, light: lightName, mount, ...legend }, random) {
    // Interference of light is worked out pixel by pixel; all else is drawn.
    if (isGrowth(subject)) return polarisedPlate(subject, mount === 'black', legend, random);
    const light = lights[lightName];
    const { width, height, body } = mounts[mount]({
      light,
      random,
      legend,
      look: (field) => subjects[subject](field, light, random),
    });
    return { width, height, svg: svgDocument(width, height, body) };
  },
});

function isGrowth(subject: string): subject is GrowthName {
  return subject in growths;
}
