// Finds denied names in a source file: in texts, identifiers, class names and comments, word by word.
import { commentsOf, nodesOf } from './syntax.mjs';

/** Every text, identifier and comment of a script, with its line. */
export function wordsOf(source, options) {
  const found = commentsOf(source, options);
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

/** A style sheet, a drawing or a page by line: its comments, and what is none, with the class names and ids it speaks of. */
export function linesOf(source) {
  const bare = source.replaceAll(/\/\*[^]*?\*\/|<!--[^]*?-->/g, (comment) => comment.replaceAll(/[^\n]/g, ' '));
  const comments = source.replaceAll(/(\/\*[^]*?\*\/|<!--[^]*?-->)|./g, (_any, comment) => comment ?? ' ');
  return [
    ...comments.split('\n').map((comment, i) => ({ comment, line: i + 1 })),
    ...bare.split('\n').map((text, i) => ({ text, classes: classesIn(text), isSheet: true, line: i + 1 })),
  ];
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

/** The denied names in what was found: line, and the name. */
export function namesIn(found, denied) {
  const index = indexOf(denied);
  const written = designationPatterns(denied.designations);
  return found.flatMap(({ line, ...said }) => {
    const whole = said.identifier ?? said.text ?? said.pattern ?? withoutExamples(said.comment);
    const names = [
      ...wholeNames(wordsIn(whole), index, said),
      ...(whole.match(written.capitals) ?? []),
      ...(said.identifier?.match(written.small) ?? []),
      ...madeUpIn(said, denied),
      ...sidesIn(said, denied),
    ].filter((name) => said.comment === undefined || !denied.boxes.has(name));
    // A side may be a nation too.
    return [...new Map(names.map((name) => [name.toLowerCase(), name])).values()].map((name) => ({ line, name }));
  });
}

/** What a comment says between quotation marks is an example of what a game may give. */
function withoutExamples(comment) {
  return comment.replaceAll(/(?<!\w)(["'`]).*?\1(?!\w)/g, '');
}

/** What games call their boxes counts where a text, or a part of a pattern, is nothing else. */
function madeUpIn({ text = '', pattern }, { madeUp, sides }) {
  const parts = pattern === undefined ? [text.trim()] : pattern.split(/[^A-Za-z-]+/);
  return parts.filter((part) => madeUp.has(part) || sides.has(part));
}

/** "philippineSea", "US_FLEET", "livery-us", "Bunker Hill's" and "Shōkaku" as words. */
function wordsIn(text) {
  const plain = text.normalize('NFD').replaceAll(/\p{M}/gu, '');
  return plain.match(/[A-Z]+(?![a-z])|[A-Z]?[a-z]+|\d+/g) ?? [];
}

/** Names by their first word, in small letters: each as its words, and as one word. */
function indexOf({ proper, capital }) {
  const index = new Map();
  const add = (words, name) => {
    const key = words[0].toLowerCase();
    index.set(key, [...(index.get(key) ?? []), { name, words, isExact: capital.has(name) }]);
  };
  for (const name of [...proper, ...capital]) {
    const words = wordsIn(name);
    add(words, name);
    if (words.length > 1) add([words.join('')], name);
  }
  return index;
}

/** The names that stand among these words, also in the plural. */
function wholeNames(words, index, { identifier }) {
  return words.flatMap((first, i) =>
    [first, ...singularsOf(first)]
      .flatMap((word) => index.get(word.toLowerCase()) ?? [])
      .filter((each) => identifier === undefined || !each.isExact)
      .filter((each) => each.words.every((word, n) => isSaid(words[i + n], word, each, n)))
      .map(({ name }) => name),
  );
}

function isSaid(said = '', word, { words, isExact }, n) {
  const forms = n === words.length - 1 ? [said, ...singularsOf(said)] : [said];
  return forms.some((form) => (isExact ? form === word : form.toLowerCase() === word.toLowerCase()));
}

function singularsOf(word) {
  return [/s$/, /es$/].filter((ending) => ending.test(word)).map((ending) => word.replace(ending, ''));
}

/** "F6F-5" and "B-17E" are written in capitals, in identifiers also as `f6f` and `b17`. */
function designationPatterns(designations) {
  // After a letter a figure may follow, which tells the model; after a figure it would be another number.
  const ends = (name) => (/\d$/.test(name) ? '(?![0-9a-z])' : '(?![a-z])');
  const any = (names) => names.map((name) => name.replace('-', '-?') + ends(name)).join('|');
  const names = [...designations];
  return {
    capitals: new RegExp(`(?<![A-Z0-9#])(?:${any(names)})`, 'g'),
    small: new RegExp(`(?<![A-Za-z0-9])(?:${any(names.map((name) => name.toLowerCase()))})`, 'g'),
  };
}

/**
 * Sides are called by ordinary words. They count as words of identifiers and class names, and in words with hyphens. In
 * sentences those count that are no pronouns; a style sheet has no sentences, and its "red" is a color.
 */
function sidesIn({ text = '', identifier = '', classes = '', isSheet = false }, { sides, spoken }) {
  const hyphened = text.split(/\s+/).filter((word) => /^[\w-]*-[\w-]*$/.test(word));
  const partsOf = (texts) => texts.flatMap(wordsIn).map((word) => word.toLowerCase());
  return [
    ...partsOf([identifier, classes, ...hyphened]).filter((word) => sides.has(word)),
    ...partsOf(isSheet ? [] : [text]).filter((word) => spoken.has(word)),
  ];
}
