import { type ContentCall, contentCalls } from '@narkhoz/contract/api.ts'
import type { Answer, Card } from '@narkhoz/contract/entities/entity.ts'
import { type CallValues, parameterIn, valueNamed } from '@narkhoz/contract/pages/filled-call.ts'
import type { NamedCalls } from '@narkhoz/contract/pages/page.ts'
import type { Content, PagedList } from './content.ts'
import type { EntityAt, PathOf, Value } from './content-calls.ts'
import { existing } from './existing.ts'

type PathPart<T extends string> = T extends `${infer P}?${string}` ? P : T

/** Whether the path of a template is one of a call, part by part: `handbooks/{list}` takes `handbooks/direction`. */
type Fits<T extends string, P extends string> = T extends `${infer First}/${infer Rest}`
  ? P extends `${infer Part}/${infer Parts}`
    ? First extends Part
      ? Fits<Rest, Parts>
      : Part extends `{${string}}`
        ? Fits<Rest, Parts>
        : false
    : false
  : P extends `${string}/${string}`
    ? false
    : P extends `{${string}}`
      ? true
      : T extends P
        ? true
        : false

type Shape = ContentCall['call']['shape']
type PathAt<S extends Shape, T extends string> = { [P in PathOf<S>]: Fits<PathPart<T>, P> extends true ? P : never }[PathOf<S>]

type ListAnswer<T extends string, P extends PathOf<'list'>> = T extends `${string}page={${string}`
  ? PagedList<Card<EntityAt<'list', P>>>
  : Card<EntityAt<'list', P>>[]

/** What the call behind a template answers. */
type AnswerTo<T extends string> = [PathAt<'list', T>] extends [never]
  ? [PathAt<'item', T>] extends [never]
    ? [PathAt<'facets', T>] extends [never]
      ? [PathAt<'blocks', T>] extends [never]
        ? never
        : Awaited<ReturnType<Content['blocksAt']>>
      : Awaited<ReturnType<Content['facets']>>
    : Answer<EntityAt<'item', PathAt<'item', T>>>
  : ListAnswer<T, PathAt<'list', T>>

/** The answers to the calls that a page declares, by their names. */
export type AnswersTo<C extends NamedCalls> = { [N in keyof C]: AnswerTo<C[N]> }

const partsOf = (path: string) => path.split('/')
const isParameter = (part: string) => parameterIn(part) !== undefined

const isCallOf = ({ path }: ContentCall, parts: readonly string[]) => {
  const own = partsOf(path)
  return own.length === parts.length && own.every((part, at) => isParameter(part) || part === parts[at])
}

const parametersIn = ({ path }: ContentCall) => partsOf(path).filter(isParameter).length

/** The call behind a template; of two that fit, the one that spells more of it out. */
const callBehind = (template: string): ContentCall => {
  const parts = partsOf(template.split('?')[0] ?? '')
  const [call] = contentCalls.filter((one) => isCallOf(one, parts)).toSorted((one, other) => parametersIn(one) - parametersIn(other))
  if (!call) throw new Error(`The contract declares no call for ${template}`)
  return call
}

const known = new Map<string, ContentCall>()

const answerTo = (content: Content, template: string, values: CallValues): Promise<unknown> => {
  const behind = known.get(template) ?? callBehind(template)
  known.set(template, behind)
  const { path, call } = behind
  const [given = '', search = ''] = template.split('?')
  const filled = (part: string) => {
    const name = parameterIn(part)
    return (name === undefined ? part : valueNamed(name, values)) as Value
  }
  const parts = partsOf(given)
  const inPath = partsOf(path).flatMap((part, at) => {
    const name = parameterIn(part)
    return name === undefined ? [] : [[name, filled(parts[at] ?? '')] as const]
  })
  const inQuery = search.split('&').flatMap((pair) => {
    const [name = '', part = ''] = pair.split('=')
    return name ? [[name, filled(part)] as const] : []
  })
  // Templates are checked against the calls by `AnswerTo` and the laws of pages: which parameters a path takes is nothing more to say here.
  const [at, parameters] = [path as never, Object.fromEntries([...inPath, ...inQuery]) as never]
  if (call.shape === 'item') return content.item(at, parameters)
  if (call.shape === 'facets') return content.facets(at, parameters)
  if (call.shape === 'blocks') return content.blocksAt(at, parameters)
  return inQuery.some(([name]) => name === 'page') ? existing(content.paged(at, parameters)) : content.list(at, parameters)
}

/** Makes the calls that a page declares by name, side by side. */
export const answersTo = async <C extends NamedCalls>(content: Content, calls: C, values: CallValues): Promise<AnswersTo<C>> => {
  const answers = Object.entries(calls).map(async ([name, template]) => [name, await answerTo(content, template, values)] as const)
  return Object.fromEntries(await Promise.all(answers)) as AnswersTo<C>
}
