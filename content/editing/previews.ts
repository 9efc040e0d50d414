import type { PreviewLinks } from '@narkhoz/contract/admin/entries.ts'
import type { Entity } from '@narkhoz/contract/entities/entity.ts'
import { entityOf } from '@narkhoz/contract/entities/entity-of.ts'
import { entities } from '@narkhoz/contract/entities/registry.ts'
import { defaultLocale, type Locale, locales } from '@narkhoz/contract/locales.ts'
import type { ReferenceNameCache } from '../entries/reference-names.ts'
import type { Overlay } from '../read-model/content.ts'
import type { Database } from '../storage/storage.ts'
import { newestOf, readState, stateOf } from './entry-state.ts'
import { previewAddress } from './preview-address.ts'
import { type AnyOf, withPlaceholders } from './preview-placeholders.ts'
import { type PreviewPass, PreviewTokens, previewLife } from './preview-token.ts'

type PreviewOptions = { db: Database; names: ReferenceNameCache; secret: string; siteUrl: string; adminUrl: string }

const referredBy = (entity: Entity) => [...new Set(Object.values(entity.attributes).flatMap(({ to }) => to ?? []))]

/** Links that show an entry's newest version on the site to anybody who has them, for a day. */
export class Previews {
  readonly #given: PreviewOptions
  readonly #tokens: PreviewTokens

  constructor(given: PreviewOptions) {
    this.#given = given
    this.#tokens = new PreviewTokens(given.secret)
  }

  /** Links to an entry in each language; the screens of that origin may show them in a frame. */
  async linksTo(entity: Entity, id: number, origin?: string): Promise<PreviewLinks> {
    const { db, siteUrl, adminUrl } = this.#given
    const address = previewAddress(entity, newestOf(await stateOf(db, entity, id)))
    const expiresAt = new Date(Date.now() + previewLife)
    const token = this.#tokens.issue({ kind: entity.kind, id, expiresAt, framedBy: originOf(origin) ?? adminUrl })
    const prefix = (lang: Locale) => (lang === defaultLocale ? '' : `/${lang}`)
    const url = (lang: Locale) =>
      `${siteUrl}${lang !== defaultLocale && address === '/' ? prefix(lang) : prefix(lang) + address}?preview=${token}`
    return { url: Object.fromEntries(locales.map((lang) => [lang, url(lang)])) as PreviewLinks['url'], expires_at: expiresAt.toISOString() }
  }

  /** The target of a link; undefined if it is invalid or expired. */
  passOf(token: string): PreviewPass | undefined {
    return this.#tokens.read(token)
  }

  /** The entry that a link shows as it is worked on; nothing where it has ended or there is no such entry any more. */
  async overlayFor(token: string): Promise<Overlay | undefined> {
    const pass = this.passOf(token)
    return pass && this.#overlay(pass)
  }

  async #overlay({ kind, id }: PreviewPass): Promise<Overlay | undefined> {
    const entity = Object.hasOwn(entities, kind) ? entityOf(kind) : undefined
    const state = entity && (await readState(this.#given.db, entity, id))
    if (!entity || !state) return undefined
    const { slug, attributes } = newestOf(state)
    const whole = withPlaceholders(entity.attributes, attributes, await this.#anyOf(entity))
    return { kind, id, slug, attributes: whole ?? attributes, isLive: state.public?.isLive === true }
  }

  /** For references that are not chosen yet: any entry that could be. */
  async #anyOf(entity: Entity): Promise<AnyOf> {
    const names = await this.#given.names.names(referredBy(entity))
    return (kind) => names.idsOf(kind)[0]
  }
}

const originOf = (given: string | undefined) => (given && /^https?:\/\/[\w.:[\]-]+$/i.test(given) ? given : undefined)
