import { HighlightStyle } from '@codemirror/language';
import { tags } from '@lezer/highlight';

/** The same tokens as for code highlighted at build time. */
export const codeColours = HighlightStyle.define([
  {
    tag: [tags.keyword, tags.operator, tags.modifier, tags.definitionKeyword, tags.typeOperator],
    color: 'var(--code-token-keyword)',
  },
  { tag: [tags.string, tags.special(tags.string), tags.regexp], color: 'var(--code-token-string)' },
  {
    tag: [tags.function(tags.variableName), tags.function(tags.propertyName), tags.typeName],
    color: 'var(--code-token-function)',
  },
  { tag: [tags.number, tags.bool, tags.null, tags.atom], color: 'var(--code-token-constant)' },
  { tag: [tags.comment], color: 'var(--code-token-comment)' },
  { tag: [tags.punctuation, tags.bracket], color: 'var(--code-token-punctuation)' },
]);
