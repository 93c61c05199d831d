// What `npm run soak` was asked for.

const MINUTES = 30;
const FORM = 'npm run soak -- [--minutes N] [--only PART_OF_A_FILE_NAME] [--round N]';

/** @returns {{ minutes: number, only: string, round: number | null } | { fault: string }} */
export function readRequest(args) {
  const request = { minutes: MINUTES, only: '', round: null };
  for (let i = 0; i < args.length; i += 2) {
    const [option, value] = [args[i], args[i + 1]];
    if (!['--minutes', '--only', '--round'].includes(option))
      return { fault: `The soak has no option "${option}". Give ${FORM}.` };
    if (value === undefined) return { fault: `The option ${option} needs a value. Give ${FORM}.` };
    if (option === '--only') request.only = value;
    else if (option === '--minutes') request.minutes = Number(value);
    else request.round = Number(value);
  }
  const { minutes, round } = request;
  if (!(minutes > 0 && minutes < Infinity))
    return { fault: `--minutes takes a number above 0, not "${valueOf(args, '--minutes')}".` };
  if (round !== null && !(Number.isInteger(round) && round >= 1))
    return { fault: `--round takes a whole number from 1 up, not "${valueOf(args, '--round')}".` };
  return request;
}

function valueOf(args, option) {
  return args[args.indexOf(option) + 1];
}
