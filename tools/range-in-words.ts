/** The range of numbers that a parameter takes, in words. */
import type { z } from 'zod'
import type { ParameterSchema } from './parameter-schema.ts'

/** What zod says of too large a number, or of too much of something. */
export type TooBig = z.core.$ZodIssueTooBig

/** What zod says of too small a number, or of too little of something. */
export type TooSmall = z.core.$ZodIssueTooSmall

type Bounds = {
  minimum?: number | bigint
  maximum?: number | bigint
  exclusiveMinimum?: number | bigint
  exclusiveMaximum?: number | bigint
}

/** The range that a number is out of: by the part of its schema that has the bound, or by the bound alone where none has it. */
export function rangeInWords(issue: TooBig | TooSmall, parts: readonly ParameterSchema[]): string {
  const broken = brokenBound(issue)
  const [[name, value] = []] = Object.entries(broken)
  const { minimum, maximum, exclusiveMinimum, exclusiveMaximum }: Bounds =
    parts.find((part) => part[name as keyof Bounds] === value) ?? broken
  // Every whole number has the bounds of exact integers: they are said of numbers outside them, and of no others.
  const isSaid = (bound: number | bigint | undefined) =>
    bound !== undefined && (isOfExactIntegers(value) || !isOfExactIntegers(bound))
  if (isSaid(minimum) && isSaid(maximum)) return `from ${minimum} to ${maximum}`
  const bounds = [
    isSaid(minimum) && `of ${minimum} or more`,
    exclusiveMinimum !== undefined && `above ${exclusiveMinimum}`,
    isSaid(maximum) && `of ${maximum} or less`,
    exclusiveMaximum !== undefined && `below ${exclusiveMaximum}`,
  ]
  return bounds.filter(Boolean).join(' and ')
}

function brokenBound(issue: TooBig | TooSmall): Bounds {
  const isExclusive = issue.inclusive === false
  if (issue.code === 'too_big') return isExclusive ? { exclusiveMaximum: issue.maximum } : { maximum: issue.maximum }
  return isExclusive ? { exclusiveMinimum: issue.minimum } : { minimum: issue.minimum }
}

const isOfExactIntegers = (bound: number | bigint | undefined): boolean =>
  bound === Number.MIN_SAFE_INTEGER || bound === Number.MAX_SAFE_INTEGER
