import type { Surface } from './mesh.ts';

/** An egg with its back towards us: a cowrie. Below, the slit with its teeth. */
export function cowrie(length: number, belly: boolean): Surface {
  return (along, across) => {
    const polar = along * Math.PI;
    const turn = -across * Math.PI * 2;
    const egg = Math.sin(polar) * (1 + 0.12 * Math.cos(polar));
    const x = egg * 0.72 * Math.cos(turn);
    const y = -Math.cos(polar) * length;
    let z = egg * (0.6 + (belly ? -0.12 : 0)) * -Math.sin(turn);
    if (belly && z > 0) {
      const slit = Math.exp(-(((x - 0.06 * Math.sin(polar * 1.2)) / 0.075) ** 2));
      const lip = Math.exp(-(((Math.abs(x - 0.06 * Math.sin(polar * 1.2)) - 0.2) / 0.13) ** 2));
      const teeth = 0.035 * Math.cos(polar * 44) * lip;
      const open = Math.sin(polar) ** 0.4;
      z = z * (1 - 0.85 * slit * open) + teeth * open + 0.06 * lip * open;
    }
    return [x, y, z];
  };
}

/** The shell of a sea urchin without its spines: five double rows of knobs. */
export function urchin(height: number): Surface {
  return (along, across) => {
    const polar = along * Math.PI * 0.94 + 0.06;
    const turn = -across * Math.PI * 2;
    const rows = Math.cos(turn * 20) * Math.cos(polar * 26);
    const fifth = Math.cos(turn * 5);
    const knob = 0.035 * Math.max(0, rows) ** 2 * (0.5 + 0.5 * Math.abs(fifth));
    const groove = -0.02 * Math.max(0, fifth) ** 10;
    const radius = Math.sin(polar) * (1 + knob + groove);
    return [
      radius * Math.cos(turn),
      radius * -Math.sin(turn),
      Math.cos(polar) * height * (1 + knob),
    ];
  };
}

/** A flat urchin: five petals pricked out on a disc. */
export function sandDollar(notch: number): Surface {
  return (along, across) => {
    const turn = -across * Math.PI * 2;
    const edge = 1 - notch * Math.max(0, Math.cos(turn * 5)) ** 30 * along ** 8;
    const radius = along * edge;
    const fifth = Math.abs(((((turn - Math.PI / 2) * 5) / (Math.PI * 2) + 10.5) % 1) - 0.5) * 2;
    const inPetal =
      along > 0.08 && along < 0.62 ? Math.sin(((along - 0.08) / 0.54) * Math.PI) ** 0.6 : 0;
    const rim = Math.exp(-(((fifth - 0.34 * inPetal) / 0.07) ** 2)) * (inPetal > 0 ? 1 : 0);
    return [
      radius * Math.cos(turn),
      radius * -Math.sin(turn),
      0.22 * (1 - along * along) + 0.03 * rim,
    ];
  };
}

/** Arms, five or more, that taper from a disc and are round on their backs. */
export function starfish(arms: number, slender: number): Surface {
  return (along, across) => {
    const turn = -across * Math.PI * 2;
    const share = ((turn - Math.PI / 2) * arms) / (Math.PI * 2);
    const arm = Math.abs(share - Math.round(share)) * 2;
    const reach = 1 / (1 + slender * (Math.sqrt(arm * arm + 0.006) - 0.077));
    const back = Math.sqrt(Math.max(0, 1 - along ** 2.6));
    const knobs =
      0.03 * Math.max(0, Math.cos(along * reach * 46)) ** 3 * Math.exp(-((arm / 0.1) ** 2));
    const grain = 0.006 * Math.cos(along * 60) * Math.cos(turn * arms * 9);
    const height =
      0.2 * back * (0.3 + 0.7 * reach ** 0.5 * (1 - along * 0.5)) +
      (knobs + grain) * (1 - along ** 4);
    return [Math.cos(turn) * reach * along, -Math.sin(turn) * reach * along, height];
  };
}

/** A dome of winding ridges: brain coral. */
export function brainCoral(ridge: (x: number, y: number) => number): Surface {
  return (along, across) => {
    const polar = along * Math.PI * 0.5;
    const turn = -across * Math.PI * 2;
    const [x, y] = [Math.sin(polar) * Math.cos(turn), Math.sin(polar) * -Math.sin(turn)];
    const bump = 1 + 0.05 * ridge(x, y);
    return [x * bump, y * bump * 0.9, Math.cos(polar) * 0.7 * bump];
  };
}
