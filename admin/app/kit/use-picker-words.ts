import { useWords } from '../i18n/words.ts'

/** What a box says from whose list something is picked: the library says it in English otherwise. */
export const usePickerWords = () => {
  const { common, inputs } = useWords()
  return {
    clearText: common.clear,
    openText: common.open,
    closeText: common.close,
    loadingText: common.loading,
    noOptionsText: inputs.notFound,
  }
}
