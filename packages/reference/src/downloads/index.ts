export { httpFile } from './http-file.ts';
export { type Contact, openApiJson, openApiYaml, type Server, withServers } from './open-api.ts';
export { type PostmanCollection, postmanCollection } from './postman.ts';
