import { fallbackLang } from '../../format/fallback-lang.ts'
import { ButtonLink } from '../../kit/button.tsx'
import { Section } from '../../kit/section.tsx'
import { headOfBlock } from '../block-section.tsx'
import { blockView } from '../block-view.ts'

/** A band that calls to one action: the heading says why, the link is the button. */
export const call = blockView('call', ({ block }) => (
  <Section
    {...headOfBlock(block)}
    ground="tint"
    more={undefined}
    aside={block.link && <ButtonLink to={block.link.url} text={block.link.text} lang={fallbackLang(block, 'link.text')} />}
  />
))
