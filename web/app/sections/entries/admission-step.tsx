import type { admissionStage } from '@narkhoz/contract/entities/admission-stage.ts'
import { entryAnchor } from '@narkhoz/contract/pages/entry-anchor.ts'
import { fallbackLang } from '../../format/fallback-lang.ts'
import { MoreLink } from '../../kit/button.tsx'
import { RichText } from '../../kit/rich-text.tsx'
import type { Step } from '../../kit/steps.tsx'
import type { Entry } from './entry.ts'

/** A stage of admission as a step. */
export const admissionStep = (item: Entry<typeof admissionStage>): Step => ({
  key: item.id,
  anchor: entryAnchor('admission-stage', item.id),
  title: item.title,
  titleLang: fallbackLang(item, 'title'),
  when: item.period,
  whenLang: fallbackLang(item, 'period'),
  content: (
    <>
      <RichText html={item.desc} lang={fallbackLang(item, 'desc')} />
      {item.link && <MoreLink to={item.link.url} text={item.link.text} lang={fallbackLang(item, 'link.text')} />}
    </>
  ),
})
