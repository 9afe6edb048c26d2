import { type Copy, DockerfileParser, type From, type Instruction } from 'dockerfile-ast';
import { validate } from 'dockerfile-utils';
import { mallocSettings } from '../bootstrap/memory-settings.mjs';
import { findUnknown } from './named-things.ts';
import { isInRepository, type Repository } from './repository.ts';

type Stage = { name: string; image: string; steps: Instruction[] };

/**
 * Everything that is wrong with a Dockerfile: what Docker would refuse, and what this project
 * requires of an image.
 */
export function checkDockerfile(text: string, repository: Repository): string[] {
  const stages = readStages(text);
  const last = stages.at(-1);
  return [
    ...validate(text).map(({ message, range }) => `line ${range.start.line + 1}: ${message}`),
    ...stages.flatMap((stage, at) => checkStage(stage, stages.slice(0, at), repository)),
    ...(last ? checkLast(last) : ['there is no stage']),
    ...findUnknown(text.replace(/^#.*$/gm, ''), repository).map((name) => `no such thing: ${name}`),
  ];
}

function readStages(text: string): Stage[] {
  const stages: Stage[] = [];
  for (const step of DockerfileParser.parse(text).getInstructions()) {
    if (step.getKeyword() === 'FROM') {
      const from = step as From;
      const name = from.getBuildStage() ?? String(stages.length);
      stages.push({ name, image: from.getImage() ?? '', steps: [] });
    } else stages.at(-1)?.steps.push(step);
  }
  return stages;
}

function of(stage: Stage, keyword: string): Instruction[] {
  return stage.steps.filter((step) => step.getKeyword() === keyword);
}

function argumentsOf(step: Instruction): string[] {
  return step.getArguments().map((argument) => argument.getValue());
}

function checkStage(stage: Stage, earlier: Stage[], repository: Repository): string[] {
  const isStage = earlier.some(({ name }) => name === stage.image);
  return [
    ...(isStage || isPinned(stage.image) ? [] : [`${stage.image} is not pinned`]),
    ...of(stage, 'ADD').map((step) => `ADD ${argumentsOf(step)}: use COPY`),
    ...of(stage, 'COPY').flatMap((step) => checkCopy(step as Copy, earlier, repository)),
    ...of(stage, 'RUN')
      .map((step) => step.getArgumentsContent() ?? '')
      .filter((run) => /\bnpm (ci|i|install)\b/.test(run))
      .filter((run) => !/\bnpm ci\b/.test(run) || !/--ignore-scripts\b/.test(run))
      .map((run) => `${run}: use npm ci --ignore-scripts`),
    ...checkBuild(stage),
  ];
}

/** Only its digest says which image it is: a release is built again for each new Debian. */
function isPinned(image: string): boolean {
  return /:\d+\.\d+\.\d+[\w.-]*@sha256:[0-9a-f]{64}$/.test(image);
}

function checkCopy(step: Copy, earlier: Stage[], repository: Repository): string[] {
  const sources = argumentsOf(step).slice(0, -1);
  const from = step.getFromFlag()?.getValue();
  if (from == null) {
    return sources
      .filter((source) => !isInRepository(source, repository))
      .map((source) => `COPY ${source}: not in the repository`);
  }
  const stage = earlier.find(({ name }) => name === from);
  if (!stage) return [`COPY --from=${from}: no such stage before it`];
  const runs = of(stage, 'RUN').map((step) => step.getArgumentsContent() ?? '');
  return sources
    .filter((source) => !runs.some((run) => run.split(/\s+/).includes(source)))
    .map((source) => `COPY --from=${from} ${source}: that stage does not make it`);
}

/** The stage that builds must know which portal, and must name none itself. */
function checkBuild(stage: Stage): string[] {
  const build = stage.steps.findIndex((step) =>
    step.getArgumentsContent()?.includes('npm run build'),
  );
  if (build === -1) return [];
  const given = stage.steps.slice(0, build).filter((step) => step.getKeyword() === 'ARG');
  return ['PORTAL', 'PORTAL_URL']
    .filter((name) => !given.some((step) => argumentsOf(step).join() === `${name}=`))
    .map((name) => `the build needs ARG ${name}= before it, empty by default`);
}

function checkLast(stage: Stage): string[] {
  const [user = ''] = of(stage, 'USER').flatMap(argumentsOf).slice(-1);
  const variables = of(stage, 'ENV').flatMap(argumentsOf);
  const exposed = of(stage, 'EXPOSE').flatMap(argumentsOf);
  const labels = of(stage, 'LABEL').flatMap(argumentsOf).join(' ');
  const checks: [isSo: boolean, problem: string][] = [
    [/^(?!root\b|0\b)./.test(user), 'USER must be set, and not to root'],
    [isExec(stage, 'CMD'), 'CMD must be a list: ["node", …]'],
    [isExec(stage, 'HEALTHCHECK'), 'HEALTHCHECK must have a CMD that is a list'],
    [exposed.some((port) => variables.includes(`PORT=${port}`)), 'EXPOSE and PORT must be equal'],
    [variables.includes('PORTAL=$PORTAL'), 'ENV must hand PORTAL on to the server'],
    [of(stage, 'ARG').flatMap(argumentsOf).includes('PORTAL='), 'ARG PORTAL= must be repeated'],
    [variables.includes('HOST=0.0.0.0'), 'HOST must be 0.0.0.0, or nothing outside reaches it'],
    ...Object.entries(mallocSettings).map(([name, value]): [boolean, string] => [
      variables.includes(`${name}=${value}`),
      `ENV must set ${name}=${value}, or the server runs as two processes`,
    ]),
    [!/npm (ci|i|install|run)\b/.test(of(stage, 'RUN').join()), 'nothing may be made here'],
    ...['title', 'description', 'version', 'licenses'].map((name): [boolean, string] => [
      labels.includes(`org.opencontainers.image.${name}=`),
      `LABEL org.opencontainers.image.${name} is missing`,
    ]),
  ];
  return checks.filter(([isSo]) => !isSo).map(([, problem]) => problem);
}

/**
 * Whether the last such instruction starts a program without a shell, which would swallow signals.
 */
function isExec(stage: Stage, keyword: string): boolean {
  const content = of(stage, keyword).at(-1)?.getArgumentsContent() ?? '';
  return /^(?:(?:--\S+\s+)*(?:\\\s*)?CMD\s+)?\["[^"]+"(?:, ?"(?:[^"\\]|\\.)*")*\]$/.test(content);
}
