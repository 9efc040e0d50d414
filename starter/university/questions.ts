import { starter } from '../starter-entry.ts'
import { admissionRules, doctoralCertificates, grantDays } from './admission-rules.ts'
import { classesBegin, documentDays, enrolled, foreigners, testDays } from './year-dates.ts'

export const questions = starter('question', [
  {
    id: 1,
    attributes: {
      category: 1,
      levels: ['bachelor'],
      title: {
        kz: 'Құжат қабылдау қашан басталып, қашан аяқталады?',
        ru: 'Когда начинается и заканчивается приём документов?',
        en: 'When do applications open and close?',
      },
      answer: {
        kz: `<p>Бакалавриатқа құжаттар ${documentDays.bachelor.within.kz} тапсырылады; магистратура мен докторантураның мерзімдері <a href="/selection-application">қабылдау күнтізбесінде</a>. Бакалавриатқа мемлекеттік грант конкурсына өтінім ${grantDays.bachelor.kz} аралығында қабылданады, ал шетелдік талапкерлер виза рәсімдеп үлгеруі үшін құжаттарын ${foreigners.documents.within.kz} жібереді.</p>`,
        ru: `<p>Документы в бакалавриат принимают ${documentDays.bachelor.within.ru}; сроки магистратуры и докторантуры есть в <a href="/selection-application">календаре приёма</a>. Заявки на конкурс государственных грантов бакалавриата подают ${grantDays.bachelor.ru}, а иностранные абитуриенты, чтобы успеть оформить визу, присылают документы ${foreigners.documents.within.ru}.</p>`,
        en: `<p>Documents for bachelor’s programmes are accepted ${documentDays.bachelor.within.en}; the dates for master’s and doctoral study are in the <a href="/selection-application">admissions calendar</a>. The state grant competition for bachelor’s study takes applications on ${grantDays.bachelor.en}, and international applicants send their documents ${foreigners.documents.within.en}, so that there is time for a visa.</p>`,
      },
    },
  },
  {
    id: 31,
    attributes: {
      category: 1,
      levels: ['master'],
      title: {
        kz: 'Магистратураға құжат қашан қабылданады?',
        ru: 'Когда принимают документы в магистратуру?',
        en: 'When can I apply for a master’s degree?',
      },
      answer: {
        kz: `<p>Кешенді тестілеуге өтінім ${documentDays.master.within.kz} беріледі, тестілеудің өзі ${testDays.master.within.kz} өтеді. Қабылдау ${enrolled.master.day.kz} күні аяқталады, сабақ ${classesBegin.kz} күні басталады. Грант конкурсының күні <a href="/selection-application">қабылдау күнтізбесінде</a> көрсетілген.</p>`,
        ru: `<p>Заявку на комплексное тестирование подают ${documentDays.master.within.ru}, само тестирование проходит ${testDays.master.within.ru}. Зачисление заканчивается ${enrolled.master.day.ru}, занятия начинаются ${classesBegin.ru}. Дни конкурса грантов указаны в <a href="/selection-application">календаре приёма</a>.</p>`,
        en: `<p>You register for the comprehensive test ${documentDays.master.within.en}; it is held ${testDays.master.within.en}. Enrolment closes on ${enrolled.master.day.en}, and classes begin on ${classesBegin.en}. The days of the grant competition are in the <a href="/selection-application">admissions calendar</a>.</p>`,
      },
    },
  },
  {
    id: 32,
    attributes: {
      category: 1,
      levels: ['doctoral'],
      title: {
        kz: 'Докторантураға құжат қашан қабылданады?',
        ru: 'Когда принимают документы в докторантуру?',
        en: 'When can I apply for doctoral studies?',
      },
      answer: {
        kz: `<p>Құжаттар ${documentDays.doctoral.within.kz} тапсырылады, емтихандар ${testDays.doctoral.within.kz} өтеді, қабылдау ${enrolled.doctoral.day.kz} күні аяқталады. Болашақ жетекшіңізбен одан бұрын, көктемде сөйлескен жөн: тақырыпты бірге таңдайсыздар.</p>`,
        ru: `<p>Документы принимают ${documentDays.doctoral.within.ru}, экзамены проходят ${testDays.doctoral.within.ru}, зачисление заканчивается ${enrolled.doctoral.day.ru}. С будущим руководителем лучше поговорить раньше, весной: тему вы выбираете вместе.</p>`,
        en: `<p>Documents are accepted ${documentDays.doctoral.within.en}, examinations run ${testDays.doctoral.within.en}, and enrolment closes on ${enrolled.doctoral.day.en}. Talk to your future supervisor earlier, in spring, because you choose the topic together.</p>`,
      },
    },
  },
  {
    id: 2,
    attributes: {
      category: 1,
      levels: ['bachelor'],
      title: {
        kz: 'Оқуға түсу үшін қандай құжаттар керек?',
        ru: 'Какие документы нужны для поступления?',
        en: 'Which documents are needed to apply?',
      },
      answer: {
        kz: '<p>Бакалавриатқа:</p><ul><li>жеке куәлік немесе паспорт;</li><li>аттестат немесе диплом қосымшасымен, түпнұсқа;</li><li>ҰБТ сертификаты;</li><li>075/у нысанындағы медициналық анықтама;</li><li>3×4 өлшеміндегі төрт фотосурет.</li></ul><p>Алдымен көшірмелерін жүктесеңіз жеткілікті, түпнұсқаны келісімшартқа қол қоярда әкелесіз.</p>',
        ru: '<p>Для бакалавриата:</p><ul><li>удостоверение личности или паспорт;</li><li>аттестат или диплом с приложением, оригинал;</li><li>сертификат ЕНТ;</li><li>медицинская справка по форме 075/у;</li><li>четыре фотографии 3×4.</li></ul><p>Сначала достаточно загрузить копии, оригиналы понадобятся при подписании договора.</p>',
        en: '<p>For a bachelor’s degree:</p><ul><li>identity card or passport;</li><li>school certificate or diploma with its supplement, original;</li><li>Unified National Test certificate;</li><li>medical certificate, form 075/u;</li><li>four photographs, 3×4 cm.</li></ul><p>Copies are enough to begin with; bring the originals when you sign the contract.</p>',
      },
    },
  },
  {
    id: 33,
    attributes: {
      category: 1,
      levels: ['master'],
      title: {
        kz: 'Магистратураға түсу үшін қандай құжаттар керек?',
        ru: 'Какие документы нужны для поступления в магистратуру?',
        en: 'Which documents are needed for a master’s degree?',
      },
      answer: {
        kz: '<ul><li>жеке куәлік немесе паспорт;</li><li>бакалавр дипломы қосымшасымен, түпнұсқа;</li><li>кешенді тестілеу сертификаты;</li><li>шет тілі сертификаты, бар болса: онда тестің бұл бөлігі тапсырылмайды;</li><li>075/у нысанындағы медициналық анықтама;</li><li>3×4 өлшеміндегі төрт фотосурет.</li></ul><p>Өтінімге көшірмелерін тіркейсіз, дипломның түпнұсқасы келісімшартқа қол қоярда керек болады.</p>',
        ru: '<ul><li>удостоверение личности или паспорт;</li><li>диплом бакалавра с приложением, оригинал;</li><li>сертификат комплексного тестирования;</li><li>сертификат по иностранному языку, если он есть: тогда этот раздел теста не сдают;</li><li>медицинская справка по форме 075/у;</li><li>четыре фотографии 3×4.</li></ul><p>К заявке приложите копии, оригинал диплома понадобится при подписании договора.</p>',
        en: '<ul><li>identity card or passport;</li><li>bachelor’s diploma with its supplement, original;</li><li>certificate of the comprehensive test;</li><li>foreign language certificate if you have one: you then skip that section of the test;</li><li>medical certificate, form 075/u;</li><li>four photographs, 3×4 cm.</li></ul><p>Attach copies to your application; the original of the diploma is needed when you sign the contract.</p>',
      },
    },
  },
  {
    id: 34,
    attributes: {
      category: 1,
      levels: ['doctoral'],
      title: {
        kz: 'Докторантураға түсу үшін қандай құжаттар керек?',
        ru: 'Какие документы нужны для поступления в докторантуру?',
        en: 'Which documents are needed for doctoral studies?',
      },
      answer: {
        kz: `<ul><li>жеке куәлік немесе паспорт;</li><li>магистр дипломы қосымшасымен, түпнұсқа;</li><li>кемінде тоғыз ай жұмыс істегеніңізді растайтын құжат;</li><li>ғылыми мақалалар тізімі;</li><li>шет тілі сертификаты: ${doctoralCertificates.english.kz};</li><li>${doctoralCertificates.kazakh.kz} (Қазақстан азаматтарына);</li><li>жетекшімен келісілген тақырыптың бір беттік сипаттамасы;</li><li>075/у нысанындағы медициналық анықтама және 3×4 өлшеміндегі төрт фотосурет.</li></ul><p>Әуелі көшірмелер де жарайды.</p>`,
        ru: `<ul><li>удостоверение личности или паспорт;</li><li>диплом магистра с приложением, оригинал;</li><li>подтверждение не менее девяти месяцев стажа;</li><li>список научных статей;</li><li>сертификат по иностранному языку: ${doctoralCertificates.english.ru};</li><li>${doctoralCertificates.kazakh.ru} (гражданам Казахстана);</li><li>описание темы на одной странице, согласованное с руководителем;</li><li>медицинская справка по форме 075/у и четыре фотографии 3×4.</li></ul><p>Для начала подойдут и копии.</p>`,
        en: `<ul><li>identity card or passport;</li><li>master’s diploma with its supplement, original;</li><li>proof of at least nine months of work;</li><li>list of research papers;</li><li>foreign language certificate: ${doctoralCertificates.english.en};</li><li>${doctoralCertificates.kazakh.en} (citizens of Kazakhstan);</li><li>description of the topic on one page, agreed with your supervisor;</li><li>medical certificate, form 075/u, and four photographs, 3×4 cm.</li></ul><p>Copies will do to begin with.</p>`,
      },
    },
  },
  {
    id: 3,
    attributes: {
      category: 1,
      levels: ['bachelor'],
      title: {
        kz: 'ҰБТ-ның орнына халықаралық сертификатпен түсуге бола ма?',
        ru: 'Можно ли поступить с международным сертификатом вместо ЕНТ?',
        en: 'Can I apply with an international certificate instead of the national test?',
      },
      answer: {
        kz: `<p>Иә. ${admissionRules.foreignTests.kz} Ауыстыру кестесін қабылдау комиссиясы өтінім түскен күні жібереді.</p>`,
        ru: `<p>Да. ${admissionRules.foreignTests.ru} Таблицу перевода приёмная комиссия присылает в день заявки.</p>`,
        en: `<p>Yes. ${admissionRules.foreignTests.en} The admissions office sends the conversion table on the day you apply.</p>`,
      },
    },
  },
  {
    id: 4,
    attributes: {
      category: 1,
      title: {
        kz: 'Басқа университеттен Нархозға қалай ауысуға болады?',
        ru: 'Как перевестись в Нархоз из другого университета?',
        en: 'How do I transfer to Narxoz from another university?',
      },
      answer: {
        kz: '<p>Ауысу қысқы және жазғы демалыста жүргізіледі. Өтінішке транскрипт пен университет лицензиясының көшірмесін тіркеңіз: тіркеуші кеңсесі пәндерді салыстырып, академиялық айырма көлемін бес жұмыс күнінде айтады. Айырма 30 кредиттен асса, курсты бір жыл төмен бастау ұсынылады.</p>',
        ru: '<p>Перевод возможен в зимние и летние каникулы. Приложите к заявлению транскрипт и копию лицензии вуза: офис регистратора сопоставит дисциплины и за пять рабочих дней назовёт академическую разницу. Если она больше 30 кредитов, предложат начать курсом ниже.</p>',
        en: '<p>Transfers take place in the winter and summer breaks. Attach your transcript and a copy of your university’s licence; the registrar’s office compares the courses and tells you which courses you have to make up within five working days. If they exceed 30 credits, you will be offered a place one year lower.</p>',
      },
    },
  },
  {
    id: 5,
    attributes: {
      category: 1,
      levels: ['bachelor'],
      title: {
        kz: 'Қысқартылған бағдарламалар бар ма?',
        ru: 'Есть ли сокращённые программы?',
        en: 'Are there shortened programmes?',
      },
      answer: {
        kz: `<p>Бакалавриатта бар. ${admissionRules.afterCollege.kz} Мамандық басқа салаға ауысса, оқу төрт жылға созылады.</p>`,
        ru: `<p>Да, в бакалавриате. ${admissionRules.afterCollege.ru} При смене направления учёба длится четыре года.</p>`,
        en: `<p>Yes, at bachelor’s level. ${admissionRules.afterCollege.en} If you change field, the programme takes four years.</p>`,
      },
    },
  },
  {
    id: 6,
    attributes: {
      category: 4,
      title: {
        kz: 'Оқу ақысын бөліп төлеуге бола ма?',
        ru: 'Можно ли платить за учёбу частями?',
        en: 'Can I pay the fee in instalments?',
      },
      answer: {
        kz: '<p>Болады. Келісімшартқа қол қойғанда жылдық ақының 15 пайызын енгізесіз, қалғаны он айға тең бөлінеді. Үстеме қосылмайды, кесте келісімшартқа жазылып, <a href="/account">жеке кабинетте</a> көрініп тұрады.</p>',
        ru: '<p>Можно. При подписании договора вы вносите 15 процентов годовой суммы, остаток делится поровну на десять месяцев. Проценты не начисляются, график записан в договоре и виден в <a href="/account">личном кабинете</a>.</p>',
        en: '<p>Yes. You pay 15 per cent of the annual fee on signing the contract, and the rest is split equally over ten months. No interest is charged; the schedule is part of the contract and shown in <a href="/account">your account</a>.</p>',
      },
    },
  },
  {
    id: 7,
    attributes: {
      category: 4,
      title: {
        kz: 'Оқу ақысына қандай жеңілдіктер бар?',
        ru: 'Какие скидки на обучение действуют?',
        en: 'Which fee discounts are there?',
      },
      answer: {
        kz: '<p>Бір отбасынан екі студент оқыса, екеуіне де 15 пайыз шегеріледі. Орташа балы 3,67-ден жоғары студент келесі жылға 20 пайыз жеңілдік алады. Мүгедектігі бар студенттер ақының жартысын ғана төлейді. Жеңілдіктер қосылмайды: ең үлкені қолданылады.</p>',
        ru: '<p>Если из одной семьи учатся двое, каждому полагается 15 процентов. Студент со средним баллом выше 3,67 получает 20 процентов на следующий год. Студенты с инвалидностью платят половину. Скидки не складываются: применяется самая большая.</p>',
        en: '<p>Two students from one family receive 15 per cent each. An average above 3.67 brings 20 per cent off the following year. Students with disabilities pay half. Discounts are not added up: the largest one applies.</p>',
      },
    },
  },
  {
    id: 8,
    attributes: {
      category: 4,
      title: {
        kz: 'Мемлекеттік грантты қандай жағдайда жоғалтуға болады?',
        ru: 'В каких случаях можно потерять государственный грант?',
        en: 'When can a state grant be lost?',
      },
      answer: {
        kz: '<p>Грант екінші курсқа көшу балы жетпегенде, академиялық қарыз жазғы семестрде жабылмағанда немесе студент өз еркімен оқудан шыққанда тоқтатылады. Денсаулыққа, әскери қызметке немесе бала күтіміне байланысты академиялық демалыс алғандардың гранты сақталады.</p>',
        ru: '<p>Грант прекращают, если не набран переводной балл, если академическая задолженность не закрыта в летнем семестре или если студент отчислился по собственному желанию. При академическом отпуске по здоровью, на время военной службы или по уходу за ребёнком грант сохраняется.</p>',
        en: '<p>A grant ends if you miss the grade point average needed to move up a year, still have failed courses after the summer term, or withdraw of your own accord. It is kept during academic leave for health, military service or child care.</p>',
      },
    },
  },
  {
    id: 9,
    attributes: {
      category: 4,
      title: {
        kz: 'Ақылы бөлімде оқып жүріп грантқа ауысуға бола ма?',
        ru: 'Можно ли перейти с платного отделения на грант?',
        en: 'Can a fee-paying student move to a grant?',
      },
      answer: {
        kz: '<p>Босаған гранттар жылына екі рет, қаңтар мен шілдеде конкурспен бөлінеді. Үміткердің орташа балы 3,33-тен төмен болмауы, академиялық қарызы болмауы керек. Өтінішті <a href="/service-center">қызмет көрсету орталығы</a> қабылдайды.</p>',
        ru: '<p>Освободившиеся гранты распределяют по конкурсу дважды в год, в январе и июле. Нужны средний балл не ниже 3,33 и отсутствие академической задолженности. Заявление принимает <a href="/service-center">центр обслуживания</a>.</p>',
        en: '<p>Grants that become free are awarded by competition twice a year, in January and July. You need a grade point average of at least 3.33 and no failed courses. Apply at the <a href="/service-center">service centre</a>.</p>',
      },
    },
  },
  {
    id: 10,
    attributes: {
      category: 4,
      title: {
        kz: 'Білім беру несиесін рәсімдеуге университет көмектесе ме?',
        ru: 'Помогает ли университет оформить образовательный кредит?',
        en: 'Does the university help with a student loan?',
      },
      answer: {
        kz: '<p>Иә. Біз екі серіктес банкке оқу туралы анықтама мен шот-фактураны тікелей жібереміз, сондықтан студент банкке бір рет қана барады. Мөлшерлемелер мен мерзімдер <a href="/edu-finance">оқуды қаржыландыру бетінде</a> салыстырылған.</p>',
        ru: '<p>Да. Мы сами отправляем двум банкам-партнёрам справку об обучении и счёт, поэтому студент приходит в банк один раз. Ставки и сроки сопоставлены на <a href="/edu-finance">странице о финансировании обучения</a>.</p>',
        en: '<p>Yes. We send the confirmation of study and the invoice straight to our two partner banks, so you visit the bank only once. Rates and terms are compared on the <a href="/edu-finance">page on paying for your studies</a>.</p>',
      },
    },
  },
  {
    id: 11,
    attributes: {
      category: 7,
      levels: ['bachelor', 'master'],
      title: {
        kz: 'Бір семестрде неше кредит жинау керек?',
        ru: 'Сколько кредитов нужно набрать за семестр?',
        en: 'How many credits do I take in a semester?',
      },
      answer: {
        kz: '<p>Қалыпты жүктеме семестріне 30 кредит, яғни бес-алты пән. Орташа балы 3,5-тен жоғары студент эдвайзердің келісімімен 36 кредитке дейін ала алады, ал жұмыс істейтіндерге 24 кредитке дейін азайтуға рұқсат етіледі.</p>',
        ru: '<p>Обычная нагрузка 30 кредитов в семестр, то есть пять-шесть дисциплин. При среднем балле выше 3,5 с согласия эдвайзера можно взять до 36, а работающим разрешают снизить нагрузку до 24 кредитов.</p>',
        en: '<p>The usual load is 30 credits a semester, that is five or six courses. With an average above 3.5 and your adviser’s consent you may take up to 36; students who work may go down to 24.</p>',
      },
    },
  },
  {
    id: 12,
    attributes: {
      category: 7,
      levels: ['bachelor', 'master'],
      title: {
        kz: 'Басқа мектептің пәнін таңдауға бола ма?',
        ru: 'Можно ли выбрать дисциплину другой школы?',
        en: 'Can I choose courses from another school?',
      },
      answer: {
        kz: '<p>Әр бағдарламада еркін таңдауға 30 кредит қалдырылған. Оны кез келген мектептен алуға болады: мысалы, заңгер деректер талдауын, дизайнер маркетингті таңдай алады. Тіркелу семестр басталғанға дейін үш апта бұрын ашылады.</p>',
        ru: '<p>В каждой программе 30 кредитов отведено на свободный выбор. Их можно взять в любой школе: юрист выбирает анализ данных, дизайнер маркетинг. Запись открывается за три недели до начала семестра.</p>',
        en: '<p>Every programme leaves 30 credits to your own choice, and they may come from any school: a lawyer can take data analysis, a designer can take marketing. Enrolment opens three weeks before the semester.</p>',
      },
    },
  },
  {
    id: 13,
    attributes: {
      category: 7,
      title: {
        kz: 'Қорытынды баға қалай есептеледі?',
        ru: 'Как складывается итоговая оценка?',
        en: 'How is the final mark worked out?',
      },
      answer: {
        kz: '<p>Бағаның 60 пайызы семестр ішіндегі жұмыстан, 40 пайызы емтиханнан құралады. Емтиханға жіберілу үшін аралық бақылаудан кемінде 50 балл жинау қажет. Барлық балл <a href="/account">жеке кабинетте</a> көрініп тұрады.</p>',
        ru: '<p>60 процентов оценки даёт работа в семестре, 40 процентов экзамен. К экзамену допускают при 50 и более баллах рубежного контроля. Все баллы видны в <a href="/account">личном кабинете</a>.</p>',
        en: '<p>Work during the semester makes up 60 per cent of the mark and the examination 40 per cent. To be admitted to the examination you need at least 50 points from the mid-term tests. All your points are shown in <a href="/account">your account</a>.</p>',
      },
    },
  },
  {
    id: 14,
    attributes: {
      category: 7,
      title: {
        kz: 'Емтиханнан құласам не болады?',
        ru: 'Что будет, если не сдать экзамен?',
        en: 'What happens if I fail an examination?',
      },
      answer: {
        kz: '<p>25–49 балл алғандар емтиханды сол сессияда бір рет қайта тапсыра алады. Одан төмен болса, пән жазғы семестрде ақылы негізде қайта оқылады. Бағамен келіспесеңіз, нәтиже шыққаннан кейінгі келесі күннің соңына дейін апелляция беріңіз.</p>',
        ru: '<p>Получившие 25–49 баллов могут один раз пересдать экзамен в ту же сессию. Если баллов меньше, дисциплину изучают заново в летнем семестре на платной основе. Не согласны с оценкой\u00a0— подайте апелляцию до конца дня, следующего за объявлением результата.</p>',
        en: '<p>With 25–49 points you may resit once in the same session. Below that, the course is taken again in the summer term for a fee. If you disagree with a grade, file an appeal by the end of the day after results are announced.</p>',
      },
    },
  },
  {
    id: 15,
    attributes: {
      category: 7,
      levels: ['bachelor', 'master'],
      title: {
        kz: 'Жұмысты оқумен қатар алып жүруге бола ма?',
        ru: 'Можно ли совмещать учёбу с работой?',
        en: 'Can I work while studying?',
      },
      answer: {
        kz: '<p>Үшінші курстан бастап сабақтардың көбі түстен кейінге қойылады, магистратурада сабақ сағат 18:30-да басталады. Мамандығы бойынша жұмысын келісімшартпен растаған студентке ол өндірістік практика ретінде есептеледі.</p>',
        ru: '<p>С третьего курса большинство занятий ставят на вторую половину дня, в магистратуре они начинаются в 18:30. Работу по специальности, подтверждённую договором, засчитывают как производственную практику.</p>',
        en: '<p>From the third year most classes are in the afternoon, and master’s classes start at 18:30. A job in your field, confirmed by a contract, counts as your work placement.</p>',
      },
    },
  },
  {
    id: 16,
    attributes: {
      category: 2,
      title: {
        kz: 'Қос дипломды бағдарламаға қай курста өтінім беремін?',
        ru: 'На каком курсе подают заявку на двойной диплом?',
        en: 'In which year do I apply for a double degree?',
      },
      answer: {
        kz: '<p>«2 + 2» үлгісіндегі бағдарламаларға өтінім екінші курстың қаңтарында, «3 + 1» үлгісіне үшінші курстың қаңтарында беріледі. Бірінші курста мақсатыңызды эдвайзерге айтсаңыз, ол пәндерді серіктестің оқу жоспарына сай таңдауға көмектеседі.</p>',
        ru: '<p>На программы «2 + 2» заявку подают в январе второго курса, на программы «3 + 1» в январе третьего. Скажите о планах эдвайзеру уже на первом курсе: он поможет подобрать дисциплины под учебный план партнёра.</p>',
        en: '<p>For “2 + 2” programmes you apply in January of the second year, for “3 + 1” in January of the third. Tell your adviser in the first year, so that your courses match the partner’s curriculum.</p>',
      },
    },
  },
  {
    id: 17,
    attributes: {
      category: 2,
      title: {
        kz: 'Тіл деңгейіне қандай талап қойылады?',
        ru: 'Какой уровень языка требуется?',
        en: 'What level of language is required?',
      },
      answer: {
        kz: '<p>Ағылшын тілінде оқытылатын бағдарламаларға IELTS кемінде 6.0 керек (кей серіктеске 6.5), әр бөлім бойынша 5.5-тен кем болмауы тиіс. Неміс немесе француз тілі екінші тіл ретінде сұралса, жүргенге дейін A2 деңгейіне жету керек: іріктеуден өткендер бұл тілді университетте тегін оқиды.</p>',
        ru: '<p>Для программ на английском нужен IELTS от 6.0 (у отдельных партнёров 6.5), не ниже 5.5 по каждой части. Если вторым языком требуют немецкий или французский, к отъезду достаточно уровня A2: тех, кто прошёл отбор, учат этому языку в университете бесплатно.</p>',
        en: '<p>Programmes taught in English ask for IELTS 6.0 or more (some partners for 6.5) with no part below 5.5. Where German or French is wanted as a second language, A2 by the time you leave is enough: those who are selected learn it here at the university free of charge.</p>',
      },
    },
  },
  {
    id: 18,
    attributes: {
      category: 2,
      title: {
        kz: 'Іріктеу сұхбаты қалай өтеді?',
        ru: 'Как проходит отборочное собеседование?',
        en: 'What is the selection interview like?',
      },
      answer: {
        kz: '<p>Сұхбат 20 минутқа созылады, онлайн өтеді, екі университеттің өкілдері бірге қатысады. Мотивациялық хатыңыз, соңғы жобаңыз және бағдарламаны не үшін таңдағаныңыз сұралады. Нәтиже он күн ішінде поштаға келеді.</p>',
        ru: '<p>Собеседование длится 20 минут и проходит онлайн, в нём участвуют представители обоих университетов. Спросят о мотивационном письме, последнем проекте и причинах выбора программы. Результат придёт на почту в течение десяти дней.</p>',
        en: '<p>It takes 20 minutes, online, with people from both universities. Expect questions about your letter of motivation, your latest project and why you chose this programme. The result arrives by email within ten days.</p>',
      },
    },
  },
  {
    id: 19,
    attributes: {
      category: 2,
      title: {
        kz: 'Мемлекеттік грантпен оқитындар қатыса ала ма?',
        ru: 'Могут ли участвовать студенты на государственном гранте?',
        en: 'May students on a state grant take part?',
      },
      answer: {
        kz: '<p>Қатыса алады. Грант Нархоздағы семестрлерде және ұтқырлық ретінде рәсімделген кезеңде сақталады, ал серіктестің ақысы мен жол шығынын студент өзі немесе ұтқырлық гранты арқылы төлейді.</p>',
        ru: '<p>Могут. Грант сохраняется на семестры в Нархозе и на период, оформленный как мобильность, а плату партнёру и дорогу студент берёт на себя или получает на них грант мобильности.</p>',
        en: '<p>They may. The grant is kept for semesters at Narxoz and for any period registered as mobility; the partner’s fee and travel are paid by the student or from a mobility grant.</p>',
      },
    },
  },
  {
    id: 20,
    attributes: {
      category: 2,
      title: {
        kz: 'Іріктеуден өтпей қалсам, келесі жылы қайталап көруге бола ма?',
        ru: 'Если не пройду отбор, можно ли попробовать на следующий год?',
        en: 'If I am not selected, may I try again next year?',
      },
      answer: {
        kz: '<p>«2 + 2» бағдарламасына өтпегендер келесі жылы «3 + 1» бағдарламасына өтінім бере алады. Комиссия әр үміткерге нені күшейту керегін жазбаша түсіндіреді: көбіне бұл тіл сертификаты немесе математика бағасы.</p>',
        ru: '<p>Не прошедшие на «2 + 2» могут через год подать заявку на «3 + 1». Комиссия письменно объясняет каждому, что подтянуть: чаще всего это языковой сертификат или оценка по математике.</p>',
        en: '<p>Those not selected for “2 + 2” can apply for “3 + 1” a year later. The panel tells every candidate in writing what to improve; most often it is the language certificate or the mathematics grade.</p>',
      },
    },
  },
  {
    id: 21,
    attributes: {
      category: 3,
      title: {
        kz: 'Студенттік визаны кім рәсімдейді?',
        ru: 'Кто оформляет студенческую визу?',
        en: 'Who arranges the student visa?',
      },
      answer: {
        kz: '<p>Құжатты елшілікке студент өзі тапсырады, бірақ шақыруды, оқу туралы анықтаманы және кепілхатты халықаралық байланыс кеңсесі дайындайды. Маман барлық құжатты елшілікке барар алдында тексеріп береді. Уақыт ұтылмас үшін рәсімді жол жүруден үш ай бұрын бастаңыз.</p>',
        ru: '<p>Документы в посольство подаёт сам студент, а приглашение, справку об обучении и гарантийное письмо готовит международный офис. Специалист проверит весь пакет перед визитом. Начинайте за три месяца до поездки.</p>',
        en: '<p>You apply at the embassy yourself; the international office prepares the invitation, the confirmation of study and the letter of guarantee, and checks the whole file before you go. Start three months before departure.</p>',
      },
    },
  },
  {
    id: 22,
    attributes: {
      category: 3,
      title: {
        kz: 'Шетелде қайда тұрамын?',
        ru: 'Где я буду жить за границей?',
        en: 'Where will I live abroad?',
      },
      answer: {
        kz: '<p>Серіктестердің көбі бірінші семестрге жатақханадан орын береді, оны шақыру келген бойда брондаңыз. Жатақханасы жоқ қалаларға біз бұрын барған студенттердің тізімін береміз: олар сенімді пәтерлер мен аудандарды біледі.</p>',
        ru: '<p>Большинство партнёров даёт на первый семестр место в общежитии, бронируйте его сразу после приглашения. Для городов без общежития мы передаём контакты тех, кто там учился: они знают надёжные квартиры и районы.</p>',
        en: '<p>Most partners offer a place in a hall for the first semester; book it as soon as the invitation arrives. For cities without halls we put you in touch with students who have been there and know good flats and districts.</p>',
      },
    },
  },
  {
    id: 23,
    attributes: {
      category: 3,
      title: {
        kz: 'Ай сайын қанша ақша қажет болады?',
        ru: 'Сколько денег понадобится в месяц?',
        en: 'How much money will I need each month?',
      },
      answer: {
        kz: '<p>Бұл елге байланысты: Түркия мен Оңтүстік-Шығыс Азияда айына 400–500 еуро, Орталық Еуропада 700–900, Ұлыбританияда 1\u00a0100 еуродан басталады. Тұру, тамақ және көлік бойынша толық есеп <a href="/expenses-for-the-period-of-mobility">шығындар бетінде</a> берілген.</p>',
        ru: '<p>Зависит от страны: в Турции и Юго-Восточной Азии 400–500 евро в месяц, в Центральной Европе 700–900, в Великобритании от 1\u00a0100 евро. Подробный расчёт по жилью, еде и транспорту\u00a0— на <a href="/expenses-for-the-period-of-mobility">странице расходов</a>.</p>',
        en: '<p>It depends on the country: 400–500 euros a month in Türkiye and South-East Asia, 700–900 in Central Europe, from 1,100 in the United Kingdom. Housing, food and transport are set out on the <a href="/expenses-for-the-period-of-mobility">expenses page</a>.</p>',
      },
    },
  },
  {
    id: 24,
    attributes: {
      category: 3,
      title: {
        kz: 'Медициналық сақтандыру міндетті ме?',
        ru: 'Обязательна ли медицинская страховка?',
        en: 'Is health insurance compulsory?',
      },
      answer: {
        kz: '<p>Міндетті. Полис бүкіл оқу мерзіміне рәсімделіп, кемінде 30\u00a0000 еуро көлеміндегі шығынды өтеуі тиіс. Кейбір елдерде келген соң жергілікті студенттік сақтандыруға қосылу қажет, бұл айына шамамен 120 еуро.</p>',
        ru: '<p>Обязательна. Полис оформляют на весь срок учёбы, он должен покрывать расходы не менее чем на 30\u00a0000 евро. В некоторых странах по приезде нужно ещё подключиться к местной студенческой страховке, это около 120 евро в месяц.</p>',
        en: '<p>Yes. The policy must cover the whole stay and expenses of at least 30,000 euros. In some countries you also join the local student insurance on arrival, which costs about 120 euros a month.</p>',
      },
    },
  },
  {
    id: 25,
    attributes: {
      category: 3,
      title: {
        kz: 'Оқып жүріп жұмыс істеуге рұқсат бар ма?',
        ru: 'Разрешено ли работать во время учёбы?',
        en: 'Am I allowed to work while I study there?',
      },
      answer: {
        kz: '<p>Студенттік виза көп елде аптасына 20 сағатқа дейін жұмыс істеуге мүмкіндік береді, демалыста толық жұмыс күніне рұқсат. Қытай мен БАӘ-де бөлек рұқсат алынады. Барар алдында серіктес университеттің шетелдік студенттер бөлімінен нақтылаңыз.</p>',
        ru: '<p>Во многих странах студенческая виза позволяет работать до 20 часов в неделю, а в каникулы полный день. В Китае и ОАЭ нужно отдельное разрешение. Перед поездкой уточните это в отделе для иностранных студентов.</p>',
        en: '<p>In many countries a student visa allows up to 20 hours of work a week and full-time work in the holidays. China and the UAE ask for a separate permit. Check with the partner’s international student office before you leave.</p>',
      },
    },
  },
  {
    id: 26,
    attributes: {
      category: 5,
      title: {
        kz: 'Екі университетке бір мезгілде төлеймін бе?',
        ru: 'Нужно ли платить двум университетам одновременно?',
        en: 'Do I pay both universities at the same time?',
      },
      answer: {
        kz: '<p>Жоқ, бір семестрде бір ғана университетке төлейсіз. Алматыда оқығанда бұл Нархоз. Шетелге шыққанда келісімге қарай не Нархоздың ақысы сақталады, не серіктестің жеңілдетілген ақысына көшесіз: қай тәсіл екені бағдарламаның өз бетінде көрсетілген.</p>',
        ru: '<p>Нет, в одном семестре вы платите только одному университету. В Алматы это Нархоз. За рубежом по условиям соглашения либо сохраняется плата Нархоза, либо действует льготная плата партнёра: что именно, указано на странице программы.</p>',
        en: '<p>No, in any one semester you pay a single university. In Almaty that is Narxoz. Abroad, depending on the agreement, you either keep paying Narxoz or pay the partner’s reduced fee; the programme’s own page says which.</p>',
      },
    },
  },
  {
    id: 27,
    attributes: {
      category: 5,
      title: {
        kz: 'Дипломдар қашан және қай жерде беріледі?',
        ru: 'Когда и где выдают дипломы?',
        en: 'When and where are the diplomas issued?',
      },
      answer: {
        kz: '<p>Серіктестің дипломы сол елдегі салтанатты рәсімде немесе пошта арқылы беріледі. Нархоздың дипломы соңғы транскрипт келіп, пәндер қайта есептелген соң, бір ай ішінде Алматыда табысталады.</p>',
        ru: '<p>Диплом партнёра вручают на церемонии в той стране или присылают почтой. Диплом Нархоза выдают в Алматы в течение месяца после того, как придёт последний транскрипт и перезачтут дисциплины.</p>',
        en: '<p>The partner’s diploma is handed over at its own ceremony or sent by post. The Narxoz diploma is issued in Almaty within a month of receiving the last transcript and transferring the credits.</p>',
      },
    },
  },
  {
    id: 28,
    attributes: {
      category: 5,
      title: {
        kz: 'Шетелдік диплом Қазақстанда мойындала ма?',
        ru: 'Признаётся ли зарубежный диплом в Казахстане?',
        en: 'Is the foreign diploma recognised in Kazakhstan?',
      },
      answer: {
        kz: '<p>Бағдарлама үкіметаралық немесе университетаралық келісім бойынша жүргізілетіндіктен, қосымша нострификация талап етілмейді. Мемлекеттік қызметке тұрғанда Нархоз дипломын көрсету жеткілікті.</p>',
        ru: '<p>Программы идут по межправительственным или межвузовским соглашениям, поэтому отдельная нострификация не нужна. Для государственной службы достаточно показать диплом Нархоза.</p>',
        en: '<p>The programmes run under intergovernmental or inter-university agreements, so no separate recognition procedure is needed. For the civil service the Narxoz diploma is enough.</p>',
      },
    },
  },
  {
    id: 29,
    attributes: {
      category: 5,
      title: {
        kz: 'Қос дипломды бағдарлама студенттеріне шәкіртақы беріле ме?',
        ru: 'Получают ли стипендию студенты двойного диплома?',
        en: 'Do double-degree students receive a scholarship?',
      },
      answer: {
        kz: '<p>Еуропадағы екі серіктес үздік студенттерге оқу ақысының жартысын кешіреді. Бұған қоса «Болашақ» және Erasmus+ конкурстарына қатысуға болады. Ашық конкурстардың бәрі <a href="/grants">гранттар бетіне</a> шығады.</p>',
        ru: '<p>Два европейских партнёра освобождают лучших студентов от половины оплаты. Кроме того, можно участвовать в конкурсах «Болашак» и Erasmus+. Все открытые конкурсы собраны на <a href="/grants">странице грантов</a>.</p>',
        en: '<p>Two European partners waive half the fee for the best students. You may also compete for Bolashak and Erasmus+ scholarships. Open competitions are listed on the <a href="/grants">grants page</a>.</p>',
      },
    },
  },
  {
    id: 30,
    attributes: {
      category: 5,
      title: {
        kz: 'Бағдарламаны тастап, Алматыға қайтсам не болады?',
        ru: 'Что будет, если прервать программу и вернуться в Алматы?',
        en: 'What if I leave the programme and come back to Almaty?',
      },
      answer: {
        kz: '<p>Серіктестен жиған кредиттеріңіз танылады және Нархоздағы бағдарламаңызды жалғастырасыз. Аяқталмаған семестрдің ақысы серіктестің ережесі бойынша қайтарылады: әдетте алғашқы төрт аптада.</p>',
        ru: '<p>Кредиты, полученные у партнёра, перезачтут, и вы продолжите программу в Нархозе. Плату за незавершённый семестр возвращают по правилам партнёра, обычно в первые четыре недели.</p>',
        en: '<p>The credits you earned at the partner are recognised and you continue your programme at Narxoz. Fees for an unfinished semester are refunded under the partner’s rules, usually within the first four weeks.</p>',
      },
    },
  },
])
