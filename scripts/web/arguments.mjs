// What `npm start -- ...` asks for.

const DEFAULT_PORT = 4173;

/** @returns {{ problem?: string, text?: string[], port?: number, open?: boolean }} */
export function readArguments(args, env) {
  if (args[0] === '--text') return { text: args.slice(1) };
  // A command of the terminal game, as `npm start -- play marianas`.
  if (args[0] !== undefined && !args[0].startsWith('-')) return { text: args };
  let given = env.PORT === undefined || env.PORT === '' ? undefined : { text: env.PORT, from: 'PORT' };
  let open = true;
  for (let i = 0; i < args.length; i++) {
    const [name, value] = args[i].split('=', 2);
    if (name === '--no-open') open = false;
    else if (name === '--port') {
      const text = value ?? args[++i] ?? '';
      if (given?.from === '--port')
        return { problem: `--port is given twice: "${given.text}" and "${text}". Leave one out.` };
      given = { text, from: '--port' };
    } else if (name === '--text') return { text: args.slice(i + 1) };
    else {
      return {
        problem: `npm start does not know "${args[i]}"; it takes --port N, --no-open, or --text for the terminal.`,
      };
    }
  }
  const port = given === undefined ? DEFAULT_PORT : Number(given.text);
  if (given !== undefined && (!/^\d+$/.test(given.text) || port > 65_535)) {
    return { problem: `${given.from} takes the number of a port, from 0 to 65535, and is "${given.text}".` };
  }
  return { port, open };
}
