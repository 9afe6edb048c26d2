export { descriptionHtml, descriptionText } from '../description-html.ts';
export { plainApi, shownApi } from './shown-api.ts';
