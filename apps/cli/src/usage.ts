import type { Command, CommanderError } from 'commander';
import { CommandFault } from './faults.ts';

/** Turns what the parser found wrong into one sentence with what was given and what is known. */
export function usageFault(command: Command, error: CommanderError): CommandFault {
  const quoted = /'([^']*)'/.exec(error.message)?.[1] ?? '';
  const name = command.parent ? `"${pathOf(command)}"` : 'point-option';
  switch (error.code) {
    case 'commander.unknownOption':
      if (quoted.split('=')[0] === CHARTS) return new CommandFault(whyNoCharts(command));
      return new CommandFault(`There is no option "${quoted}" for ${name}; there are ${optionsOf(command)}.`);
    case 'commander.unknownCommand':
      return new CommandFault(`There is no command "${within(command)}${quoted}"; there are ${commandsOf(command)}.`);
    case 'commander.help':
      return new CommandFault(`What should ${name} do? There are ${commandsOf(command)}.`);
    case 'commander.missingArgument':
      return new CommandFault(`${name} needs ${quoted.toUpperCase()}: ${usageOf(command)}.`);
    case 'commander.optionMissingArgument':
      return new CommandFault(`The option "${quoted}" needs a value.`);
    case 'commander.excessArguments':
      return new CommandFault(`Too many arguments for ${name}: ${usageOf(command)}.`);
    default:
      return new CommandFault(error.message.replace(/^error: /, ''));
  }
}

const CHARTS = '--charts';
/** Commands that roll on no charts say why they take none. */
function whyNoCharts(command: Command): string {
  if (command.name() === 'replay')
    return '"replay" takes no charts: a match goes by those it was begun with, which its file holds.';
  const taking = (command.parent?.parent ?? command.parent)?.commands.filter(({ options }) =>
    options.some(({ long }) => long === CHARTS),
  );
  const names = (taking ?? []).map((each) => `"${each.name()}"`).join(', ');
  return `"${pathOf(command)}" takes no charts: ${CHARTS} is for ${names}.`;
}

/** An option that takes one value and is given twice would silently be the last one. */
export function refuseTwice(command: Command): void {
  for (const option of command.options) {
    // Those that may be given several times collect what they are given.
    if (!option.required || option.parseArg) continue;
    let before: string | null = null;
    command.on(`option:${option.name()}`, (value: string) => {
      if (before !== null) {
        const both = `"${before}" and "${value}"`;
        throw new CommandFault(`The option "${option.long ?? option.flags}" takes one value, and is given ${both}.`);
      }
      before = value;
    });
  }
}

function optionsOf(command: Command): string {
  const known = command.options.map((option) => option.long ?? option.flags);
  return [...known, '--help'].join(', ');
}

export function commandsOf(command: Command): string {
  return command.commands.map((each) => each.name()).join(', ');
}

/** The command line as it should be, with what is optional in brackets. */
function usageOf(command: Command): string {
  const words = command.registeredArguments.map((argument) =>
    argument.required ? argument.name().toUpperCase() : `[${argument.name().toUpperCase()}]`,
  );
  return ['npx point-option', pathOf(command), ...words].join(' ');
}

/** The name of a command, after that of the one it belongs to. */
function pathOf(command: Command): string {
  return `${command.parent ? within(command.parent) : ''}${command.name()}`;
}

function within(command: Command): string {
  return command.parent ? `${pathOf(command)} ` : '';
}
