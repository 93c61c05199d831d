// Finds denied names in a source file: in texts, identifiers and class names, not in comments.
import { nodesOf } from './syntax.mjs';

/** Every text and identifier of a script, with its line. */
export function wordsOf(source, options) {
  const found = [];
  for (const { node, around, line } of nodesOf(source, options)) {
    const text = textOf(node);
    if (text !== null) found.push({ ...text, ...(isClassList(around) && { classes: text.text }), line: line() });
  }
  return found;
}

function textOf(node) {
  switch (node.type) {
    case 'Identifier':
      return { identifier: node.value };
    case 'StringLiteral':
    case 'JSXText':
      return { text: node.value };
    case 'TemplateElement':
      return { text: node.raw };
    case 'RegExpLiteral':
      return { pattern: node.pattern };
    default:
      return null;
  }
}

/** Whether a text stands in an attribute that lists class names. */
function isClassList(around) {
  return around.some(({ type, name }) => type === 'JSXAttribute' && name.value === 'className');
}

/** What of a style sheet, a drawing or a page is not a comment, by line, with the class names and ids it speaks of. */
export function linesOf(source) {
  const bare = source.replaceAll(/\/\*[^]*?\*\/|<!--[^]*?-->/g, (comment) => comment.replaceAll(/[^\n]/g, ' '));
  return bare.split('\n').map((text, i) => ({ text, classes: classesIn(text), line: i + 1 }));
}

/** ".livery.japan", "--ink-us", `[data-side="us"]`, `class="livery us"`. */
function classesIn(text) {
  const inSelectors = [...text.matchAll(/\.([A-Za-z_][\w-]*)|--([\w-]+)|[\w-]+[~|^$*]?=["']?([^"'\]]*)/g)];
  return inSelectors.map(([, ...names]) => names.join('')).join(' ');
}

/** The keys and texts of a JSON file, by line. */
export function jsonWordsOf(source) {
  return source.split('\n').flatMap((text, i) =>
    [...text.matchAll(/"((?:[^"\\]|\\.)*)"(\s*:)?/g)].map(([, word, colon]) => ({
      ...(colon ? { identifier: word } : { text: word }),
      line: i + 1,
    })),
  );
}

/** The denied names in texts, identifiers and class names: line, and the name. */
export function namesIn(found, { proper, capital, madeUp, sides }) {
  const whole = [
    ...[...proper].map((name) => ({ name, pattern: wordPattern(name) })),
    ...[...capital].map((name) => ({ name, pattern: wordPattern(name, { exactly: true }) })),
  ];
  return found.flatMap(({ line, text, identifier, pattern, classes }) => {
    const spoken = identifier === undefined ? (text ?? pattern) : spacedOut(identifier);
    const hits = whole
      .filter(({ name }) => identifier === undefined || !capital.has(name))
      .filter((each) => each.pattern.test(spoken))
      .map(({ name }) => name);
    const parts = pattern === undefined ? [(text ?? '').trim()] : pattern.split(/[^A-Za-z-]+/);
    const named = new Set([
      ...hits,
      ...parts.filter((part) => madeUp.has(part) || sides.has(part)),
      ...sidesIn({ text, identifier, classes }, sides),
    ]);
    return [...named].map((name) => ({ line, name }));
  });
}

/** Sides are called by ordinary words: they count as identifiers, and as parts of class names. */
function sidesIn({ text = '', identifier, classes = '' }, sides) {
  if (identifier !== undefined) return sides.has(identifier) ? [identifier] : [];
  const hyphened = text.split(/\s+/).filter((word) => /^[\w-]*-[\w-]*$/.test(word));
  return [...hyphened, ...classes.split(/\s+/)].flatMap((word) => word.split('-')).filter((part) => sides.has(part));
}

/** A name as a word of its own, also in the plural. */
function wordPattern(name, { exactly = false } = {}) {
  const words = name.split(/[^A-Za-z0-9]+/).filter(Boolean);
  const plural = /[a-z]$/.test(name) ? '(?:e?s)?' : '';
  // A name of capitals and figures is written so everywhere; others in any case.
  return new RegExp(
    `(?<![A-Za-z0-9])${words.join('[^A-Za-z0-9]*')}${plural}(?![A-Za-z0-9])`,
    !exactly && /[a-z]/.test(name) ? 'i' : '',
  );
}

/** "philippineSea" as words. */
function spacedOut(identifier) {
  return identifier.replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2').replaceAll('_', ' ');
}
