import { ButtonLink } from '../../kit/button.tsx'
import { Section } from '../../kit/section.tsx'
import { spokenIn } from '../../kit/spoken.ts'
import { headOfBlock } from '../block-section.tsx'
import { blockView } from '../block-view.ts'

/** A band that calls to one action: the heading says why, the link is the button. */
export const call = blockView('call', ({ block }) => (
  <Section
    {...headOfBlock(block)}
    ground="tint"
    more={undefined}
    aside={block.link && <ButtonLink to={block.link.url} text={block.link.text} lang={spokenIn(block, 'link.text')} />}
  />
))
