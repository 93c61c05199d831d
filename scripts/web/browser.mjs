// Opens the browser of whoever sits here, where somebody does.
import { spawn } from 'node:child_process';

const OPENERS = { darwin: ['open'], win32: ['cmd', '/c', 'start', ''] };

export function openBrowser(
  address,
  { env = process.env, platform = process.platform, tty = process.stdout.isTTY } = {},
) {
  const [command, ...args] = OPENERS[platform] ?? ['xdg-open'];
  const hasDisplay = platform in OPENERS || Boolean(env.DISPLAY) || Boolean(env.WAYLAND_DISPLAY);
  if (!tty || !hasDisplay) return false;
  const child = spawn(command, [...args, address], { stdio: 'ignore', detached: true, env });
  // The address is printed: whoever has no opener opens it by hand.
  child.on('error', () => {});
  child.unref();
  return true;
}
