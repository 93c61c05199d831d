import type { Command, CommanderError } from 'commander';
import { CommandFault } from './faults.ts';

/** Turns what the parser found wrong into one sentence with what was given and what is known. */
export function usageFault(command: Command, error: CommanderError): CommandFault {
  const quoted = /'([^']*)'/.exec(error.message)?.[1] ?? '';
  const name = command.parent ? `"${command.name()}"` : 'point-option';
  switch (error.code) {
    case 'commander.unknownOption':
      return new CommandFault(`There is no option "${quoted}" for ${name}; there are ${optionsOf(command)}.`);
    case 'commander.unknownCommand':
      return new CommandFault(`There is no command "${quoted}"; there are ${commandsOf(command)}.`);
    case 'commander.missingArgument':
      return new CommandFault(`${name} needs ${quoted.toUpperCase()}: ${usageOf(command)}.`);
    case 'commander.optionMissingArgument':
      return new CommandFault(`The option "${quoted}" needs a value.`);
    case 'commander.excessArguments':
      return new CommandFault(`There are too many words after ${name}: ${usageOf(command)}.`);
    default:
      return new CommandFault(error.message.replace(/^error: /, ''));
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
  return ['npx point-option', command.name(), ...words].join(' ');
}
