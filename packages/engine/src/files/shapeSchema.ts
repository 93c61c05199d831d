import type { Json, JsonObject } from './json.ts';
import { isOptional, type Shape } from './shape.ts';

/** The same demands as a JSON Schema (draft 2020-12), for editors and for other programs. */
export function toJsonSchema(shape: Shape): JsonObject {
  switch (shape.kind) {
    case 'text':
      return {
        type: 'string',
        ...given('minLength', shape.min),
        ...given('maxLength', shape.max),
        ...given('pattern', shape.pattern),
      };
    case 'integer':
      return { type: 'integer', ...given('minimum', shape.min), ...given('maximum', shape.max) };
    case 'flag':
      return { type: 'boolean' };
    case 'oneOf':
      return shape.values.length === 1 ? { const: shape.values[0] as Json } : { enum: [...shape.values] };
    case 'list':
      return {
        type: 'array',
        items: toJsonSchema(shape.of),
        ...given('minItems', shape.min),
        ...given('maxItems', shape.max),
        ...given('uniqueItems', shape.unique),
      };
    case 'record':
      return { type: 'object', additionalProperties: toJsonSchema(shape.of) };
    case 'fields': {
      const required = Object.keys(shape.fields).filter((key) => !isOptional(shape.fields[key] as Shape));
      return {
        type: 'object',
        properties: Object.fromEntries(Object.entries(shape.fields).map(([key, of]) => [key, toJsonSchema(of)])),
        ...given('required', required.length > 0 ? required : undefined),
        additionalProperties: false,
      };
    }
    case 'either':
      return { anyOf: shape.of.map(toJsonSchema) };
    case 'anyJson':
      return {};
    case 'optional':
      return toJsonSchema(shape.of);
    case 'noted':
      return { ...toJsonSchema(shape.of), description: shape.note };
  }
}

function given(key: string, value: Json | undefined): JsonObject {
  return value === undefined ? {} : { [key]: value };
}
