export { JsonTree, type JsonTreeProps } from './json-tree.tsx';
