import {
  kindOf,
  type Operation,
  type Parameter,
  type Problem,
  type Values,
} from '@portal/contract';

/** Whether a value of a list may contain a comma and still arrive as one value. */
export function carriesCommas({ in: place, style, explode, listSyntax }: Parameter): boolean {
  if (place === 'header') return false;
  if (style === 'spaceDelimited' || style === 'pipeDelimited') return true;
  if (explode && style !== 'simple') return true;
  return place === 'query' && listSyntax === 'csv';
}

/** Values that the service would split, since no quotes protect their commas. */
export function commaProblems({ parameters }: Operation, values: Values): Problem[] {
  return parameters
    .filter((parameter) => kindOf(parameter) === 'list' && !carriesCommas(parameter))
    .flatMap((parameter) =>
      [values[parameter.key] ?? []].flat().flatMap((value, index): Problem[] => {
        if (typeof value !== 'string' || !value.includes(',')) return [];
        const { key, name, in: part } = parameter;
        return [
          {
            type: 'warning',
            where: { part, parameter: key, index },
            message: `${name} separates its values at every comma, even inside quotes, so '${value}' arrives as several.`,
            valid: 'Values without commas.',
          },
        ];
      }),
    );
}
