/**
 * At build time nothing may depend on chance or the clock: two builds give the same bytes. What
 * would is replaced by something that throws an explanation; in the page cells get the real ones.
 */
export function reproducibleGlobals(): Record<string, unknown> {
  return {
    Math: reproducibleMath(),
    Date: new Proxy(Date, {
      construct(target, args) {
        if (args.length === 0) refuse(clock('new Date()'));
        return Reflect.construct(target, args);
      },
      apply: () => refuse(clock('Date()')),
      get: (target, name) =>
        name === 'now' ? () => refuse(clock('Date.now()')) : Reflect.get(target, name),
    }),
    performance: withRefused(performance, { now: clock('performance.now()') }),
    crypto: withRefused(crypto, {
      getRandomValues: 'crypto.getRandomValues() differs each time. Use random() with a seed.',
      randomUUID: 'crypto.randomUUID() differs each time. Use a fixed name.',
    }),
  };
}

/** Not a proxy, which would make every `Math.exp` slow. */
function reproducibleMath(): object {
  const message = "Math.random() differs each time. Write: const next = random('a word'); next()";
  return Object.create(Math, { random: { value: () => refuse(message) } });
}

function clock(call: string): string {
  return `${call} differs each time. Give a fixed date, such as new Date('2026-01-31').`;
}

function refuse(message: string): never {
  throw new Error(message);
}

function withRefused<Target extends object>(target: Target, messages: Record<string, string>) {
  return new Proxy(target, {
    get(real, name) {
      const message = Object.hasOwn(messages, name) && messages[String(name)];
      if (message) return () => refuse(message);
      const value: unknown = Reflect.get(real, name);
      return typeof value === 'function' ? value.bind(real) : value;
    },
  });
}
