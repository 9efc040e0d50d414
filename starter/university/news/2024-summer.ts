import type { StarterEntry } from '../../starter-entry.ts'

/** News of May to October 2024. */
export const summer2024: StarterEntry<'news'>[] = [
  {
    id: 61,
    slug: 'students-teach-grandparents-to-use-their-phones',
    attributes: {
      title: {
        kz: 'Ата-әжелер телефонмен дос болды: сексен тыңдаушы, бір дәптер, бірде-бір «авторизация» жоқ',
        ru: 'Бабушки и дедушки подружились с телефоном: восемьдесят слушателей и ни одной «авторизации»',
        en: 'Grandparents make friends with their phones: eighty learners and not one “authorisation”',
      },
      date: '2024-10-01T12:00:00+05:00',
      school: 68,
      lead: {
        kz: 'Қарттар күніне орай Цифрлық технологиялар мектебі алты апталық курсты аяқтады. Сабақ студенттердің зерттеуіне сүйенді: кедергі көзде емес, түсініксіз сөзде екен.',
        ru: 'Ко Дню пожилых людей Школа цифровых технологий завершила шестинедельный курс. Он построен на исследовании: мешает не зрение, а непонятные слова.',
        en: 'On the Day of Older Persons the School of Digital Technologies finished a six-week course. It rests on research which found that the trouble is not eyesight but words.',
      },
      body: {
        kz: '<p>Көктемде деканның ғылым жөніндегі орынбасары Ләззат Бекова алпыстан асқан сексен адамға мемлекеттік қызмет қосымшасында бес тапсырма берген еді. Қиындықтың үштен екісі «авторизация», «верификация» сияқты сөзден туды. Енді сол сексен адамның елу үші курсқа жазылды, қалғанын көршілері алып келді.</p><p>Әр үстелде бір студент, екі тыңдаушы. Тыңдаушы дәптерге өз тілімен жазады: «жасыл құлып шықса\u00a0– кірдім», «дөңгелек айналса\u00a0– күтемін». Интерфейс дизайны пәнінің аға оқытушысы Инна Ли осы дәптерлерден он жеті жазба алып, қосымшаны жасаушыларға жіберді, үшеуі келесі жаңартуға енді.</p><p>Алтыншы аптада емтихан болды: дәрігерге жазылу, анықтама алу және алаяқтың қоңырауын тану. Соңғысын бәрі бестікке тапсырды. Жетпіс тоғыздағы Қапиза әже «банктен» телефон шалған студентті жиырма минут сөйлетіп, ақырында оның шешесінің нөмірін сұрап алды.</p>',
        ru: '<p>Весной заместитель декана по науке Ляззат Бекова дала восьмидесяти людям старше шестидесяти пять заданий в приложении госуслуг. Две трети трудностей вызвали слова вроде «авторизации» и «верификации». Теперь пятьдесят три из тех восьмидесяти записались на курс, остальных привели соседи.</p><p>За столом один студент и двое слушателей. В тетрадь пишут своими словами: «зелёный замок\u00a0— вошла», «кружок крутится\u00a0— жду». Старший преподаватель дизайна интерфейсов Инна Ли взяла из тетрадей семнадцать записей и отправила разработчикам, три вошли в ближайшее обновление.</p><p>На шестой неделе был экзамен: записаться к врачу, получить справку и распознать звонок мошенника. Последнее все сдали на пятёрку. Семидесятидевятилетняя Капиза-апа двадцать минут продержала у телефона студента «из банка» и под конец выведала номер его мамы.</p>',
        en: '<p>In spring Lyazzat Bekova, deputy dean for research, had given eighty people over sixty five tasks in a public services app. Two thirds of the difficulties came from words such as “authorisation” and “verification”. Fifty-three of the eighty have now taken the course; the others were brought by neighbours.</p><p>At every table sit one student and two learners, who write in a notebook in their own words: “green lock, I am in”, “circle turning, I wait”. Inna Li, senior lecturer in interface design, took seventeen of these notes and sent them to the makers of the app; three are in the next update.</p><p>The sixth week brought an examination: make a doctor’s appointment, get a certificate, recognise a fraudulent call. Everyone had full marks in the last. Kapiza, who is seventy-nine, kept the student “from the bank” on the line for twenty minutes and in the end got his mother’s number out of him.</p>',
      },
      blocks: [
        {
          id: 7241,
          type: 'accordion',
          group: 1,
          position: 1,
          title: { kz: 'Дәптерден үш жазба', ru: 'Три записи из тетрадей', en: 'Three notes from the notebooks' },
          items: [
            {
              title: { kz: '«Құпиясөз ұмытылса»', ru: '«Если забыла пароль»', en: '“If I forget the password”' },
              text: {
                kz: '<p>Ұялмаймын, «Ұмыттым» дегенді басамын. Ол мені ұрыспайды.</p>',
                ru: '<p>Не стесняюсь, нажимаю «Забыли?». Он меня не ругает.</p>',
                en: '<p>I am not ashamed, I press “Forgotten?”. It does not scold me.</p>',
              },
            },
            {
              title: { kz: '«Код келсе»', ru: '«Если пришёл код»', en: '“If a code comes”' },
              text: {
                kz: '<p>Код\u00a0– менің есігімнің кілті. Балама да айтпаймын.</p>',
                ru: '<p>Код\u00a0— ключ от моей двери. Не говорю даже сыну.</p>',
                en: '<p>The code is the key to my door. I do not tell even my son.</p>',
              },
            },
            {
              title: { kz: '«Экран сөніп қалса»', ru: '«Если экран погас»', en: '“If the screen goes dark”' },
              text: {
                kz: '<p>Бұзылған жоқ, ұйықтап жатыр. Бүйірінен түртемін.</p>',
                ru: '<p>Не сломался, а уснул. Трогаю сбоку.</p>',
                en: '<p>It is not broken but asleep. I touch its side.</p>',
              },
            },
          ],
        },
        {
          id: 7242,
          type: 'call',
          group: 2,
          position: 2,
          title: { kz: 'Көктемгі курсқа жазылу', ru: 'Запись на весенний курс', en: 'Signing up for spring' },
          desc: {
            kz: '<p>Ақысыз, жас шегі жоқ. Телефоныңыз бен көзілдірігіңізді ала келіңіз.</p>',
            ru: '<p>Бесплатно и без ограничений по возрасту. Возьмите телефон и очки.</p>',
            en: '<p>Free, at any age. Bring your phone and your glasses.</p>',
          },
          link: { text: { kz: 'Байланыс', ru: 'Контакты', en: 'Contacts' }, url: '/contacts' },
        },
      ],
    },
  },
  {
    id: 62,
    slug: 'students-help-890-people-with-tax-returns',
    attributes: {
      title: {
        kz: 'Декларация маусымы: студенттер 890 адамға салық есебін толтыруға көмектесті',
        ru: 'Сезон деклараций: студенты помогли с налоговой отчётностью 890 людям',
        en: 'Tax return season: students help 890 people with their forms',
      },
      date: '2024-09-13T17:30:00+05:00',
      school: 66,
      lead: {
        kz: 'Тапсыру мерзіміне екі күн қалғанда салық бағдарламасының тегін үстелі жұмысын жапты. Бес аптада ең жиі қойылған сұрақ: «Көлігімді сатқанмын, жазамын ба?»',
        ru: 'За два дня до срока закрылся бесплатный стол программы по налогам. Чаще всего за пять недель спрашивали: «Я продал машину, это писать?»',
        en: 'Two days before the deadline the free desk of the taxation programme closed. The commonest question in five weeks was: “I sold my car, do I put that down?”',
      },
      body: {
        kz: '<p>Биыл жалпыға бірдей декларациялау жеке кәсіпкерлер мен компания құрылтайшыларына да жетті. Салық салу және мемлекеттік аудит бағдарламасының отыз алты студенті тамыздың басынан бастап бас ғимараттың атриумында, аптасына үш күн «Жарты қала» сауда орталығында отырды.</p><p>Әр студент кезекшілікке дейін жиырма сағаттық дайындықтан өтіп, сынақ тапсырған. Декларацияны студент толтырмайды, адамның өзі толтырады, студент қасында отырып түсіндіреді: жауапкершілік ауыспайды, ал келесі жылы көмек керек болмайды. Күмәнді жағдайды кезекші оқытушы қарайды, ондай оқиға жетпіс екі рет болды.</p><p>Қаржы және есеп бағдарламаларының жетекшісі Руслан Ибрагимов жиналған сұрақтарды реттеп, қалалық мемлекеттік кірістер департаментіне жіберді. Сұрақтардың төрттен бірі қызметтің өзінде түсініксіз жазылған екі жолға қатысты екен.</p><p>Келесі жылы үстел шілдеде ашылады.</p>',
        ru: '<p>В этом году всеобщее декларирование дошло до индивидуальных предпринимателей и учредителей компаний. Тридцать шесть студентов программы «Налогообложение и государственный аудит» с начала августа сидели в атриуме главного корпуса, а три дня в неделю\u00a0— в торговом центре «Жарты кала».</p><p>Перед дежурством каждый прошёл двадцать часов подготовки и сдал зачёт. Декларацию заполняет не студент, а сам человек, студент сидит рядом и объясняет: ответственность не переходит, а через год помощь уже не понадобится. Сомнительные случаи смотрел дежурный преподаватель, таких было семьдесят два.</p><p>Руководитель программ по финансам и учёту Руслан Ибрагимов обобщил вопросы и отправил их в городской департамент госдоходов. Четверть касалась двух строк, непонятно написанных в самом сервисе.</p><p>На будущий год стол откроется в июле.</p>',
        en: '<p>This year universal declaration of income reached sole traders and company founders. From early August thirty-six students of taxation and state audit sat in the atrium of the main building and, three days a week, in the Zharty Kala shopping centre.</p><p>Everyone had twenty hours of training and a test before going on duty. It is not the student who fills in the form but the visitor, with the student explaining beside them: responsibility stays where it is, and next year no help is needed. Doubtful cases, seventy-two in all, went to the teacher on duty.</p><p>Ruslan Ibragimov, head of finance and accounting programmes, sorted the questions and sent them to the city’s revenue department. A quarter had to do with two lines that are unclear in the online service itself.</p><p>Next year the desk opens in July.</p>',
      },
      blocks: [
        {
          id: 7243,
          type: 'numbers',
          group: 1,
          position: 1,
          title: { kz: 'Бес апта', ru: 'Пять недель', en: 'Five weeks' },
          items: [
            { value: { kz: '890', ru: '890', en: '890' }, title: { kz: 'келуші', ru: 'посетителей', en: 'visitors' } },
            {
              value: { kz: '17 мин', ru: '17 мин', en: '17 min' },
              title: { kz: 'бір адамға кеткен орташа уақыт', ru: 'в среднем на человека', en: 'each, on average' },
            },
            {
              value: { kz: '72', ru: '72', en: '72' },
              title: { kz: 'күрделі жағдай', ru: 'сложных случая', en: 'hard cases' },
            },
          ],
          link: {
            text: { kz: 'Бағдарлама туралы', ru: 'О программе', en: 'About the programme' },
            url: '/school-program/taxation-and-state-audit',
          },
        },
      ],
    },
  },
  {
    id: 63,
    slug: 'seventy-exchange-students-learn-kazakh',
    attributes: {
      title: {
        kz: 'Тілдер күні: жетпіс шетелдік студент қазақша сөйлеп көрді',
        ru: 'День языков: семьдесят иностранных студентов заговорили по-казахски',
        en: 'Languages Day: seventy students from abroad try out their Kazakh',
      },
      date: '2024-09-05T16:20:00+05:00',
      lead: {
        kz: 'Тіл орталығы шетелден келгендерге «Көшеде, базарда, қонақта» деген тегін курс ашты. Алғашқы сабақ Көк базарда өтті.',
        ru: 'Языковой центр открыл для приехавших из-за рубежа бесплатный курс «На улице, на базаре, в гостях». Первое занятие прошло на Зелёном базаре.',
        en: 'The Language Centre has opened a free course for newcomers called “In the street, at the market, as a guest”. The first class was held at the Green Bazaar.',
      },
      body: {
        kz: '<p>Тапсырма оңай көрінді: бес мың теңгеге алма, құрт және нан сатып алу керек, бірақ басқа тілге көшуге болмайды. Кореядан келген Чхве Мин Со «қанша тұрады?» деген сөйлемді жол бойы жаттап, сатушының «саған тегін, айналайын» деген жауабын түсінбей қалды. «Айналайын» сөзі содан кейінгі сабақтың тақырыбы болды.</p><p>Курста он екі елдің студенті бар: Корея, Германия, Польша, Түркия, Өзбекстан, Қытай, Франция және басқалар. Тіл орталығының жетекшісі Бибігүл Сыздықова бағдарламаны тұрмыстағы жағдайдан бастады: автобустағы үлкен кісіге орын беру, дастарқаннан тұру, көршіден тұз сұрау.</p><p>Әр топқа Халықаралық студенттер бірлестігінен көмекші бекітілген. Ташкенттен келген бірінші курс студенті Зилола Каримова өзбекше мен қазақшаның ұқсастығы алдамшы екенін айтады: «Бір әріп ауысса, сыпайы сөз күлкілі сөзге айналады. Мен бәрін жазып жүрмін».</p><p>Сөйлесу клубы сейсенбі мен бейсенбіде, сағат 17:00-де жиналады. Оған қазақша енді үйреніп жүрген отандастар да келе алады.</p>',
        ru: '<p>Задание казалось лёгким: купить на пять тысяч тенге яблок, курта и хлеба и ни разу не перейти на другой язык. Чхве Мин Со из Кореи всю дорогу учила фразу «сколько стоит?», но не поняла ответа продавщицы, которая отдала яблоки даром и ласково назвала её «айналайын». Это слово стало темой следующего урока.</p><p>На курсе студенты из двенадцати стран: Корея, Германия, Польша, Турция, Узбекистан, Китай, Франция и другие. Руководитель языкового центра Бибигуль Сыздыкова начала с житейских ситуаций: уступить место в автобусе, встать из-за дастархана, попросить у соседа соли.</p><p>У каждой группы есть помощник из Объединения иностранных студентов. Первокурсница Зилола Каримова из Ташкента говорит, что сходство узбекского и казахского обманчиво: «Сменится буква, и вежливое слово станет смешным. Я всё записываю».</p><p>Разговорный клуб собирается по вторникам и четвергам в 17:00. Приходить могут и соотечественники, которые только учат язык.</p>',
        en: '<p>The task looked easy: buy apples, dried curd and bread for five thousand tenge and never change to another language. Choi Min-seo from Korea learnt “how much is it?” by heart on the way, but did not understand the woman at the stall, who gave her the apples for nothing and called her “ainalaiyn”, my dear. The word became the subject of the next lesson.</p><p>There are students from twelve countries, among them Korea, Germany, Poland, Türkiye, Uzbekistan, China and France. Bibigul Syzdykova, head of the Language Centre, begins with everyday situations: giving up a seat on the bus, leaving the table, asking a neighbour for salt.</p><p>Every group has a helper from the International Students’ Union. Zilola Karimova, a first-year from Tashkent, finds the likeness of Uzbek and Kazakh deceptive: “Change one letter and a polite word turns funny. I write them all down.”</p><p>The conversation club meets on Tuesdays and Thursdays at 17:00. Locals who are learning Kazakh may come too.</p>',
      },
      blocks: [
        {
          id: 7245,
          type: 'facts',
          group: 1,
          position: 1,
          title: { kz: 'Курс туралы', ru: 'О курсе', en: 'About the course' },
          items: [
            {
              title: { kz: 'Ұзақтығы', ru: 'Длительность', en: 'Length' },
              value: {
                kz: 'он екі апта, аптасына екі сабақ',
                ru: 'двенадцать недель, два занятия в неделю',
                en: 'twelve weeks, two classes a week',
              },
            },
            {
              title: { kz: 'Кредит', ru: 'Кредиты', en: 'Credits' },
              value: {
                kz: '3 ECTS, алмасу студенттеріне есептеледі',
                ru: '3 ECTS, засчитываются по обмену',
                en: '3 ECTS, recognised for exchange students',
              },
            },
            {
              title: { kz: 'Қорытындысы', ru: 'Завершение', en: 'At the end' },
              value: { kz: 'бір отбасына қонаққа бару', ru: 'визит в гости в семью', en: 'a visit to a family' },
            },
          ],
          link: { text: { kz: 'Тіл орталығы', ru: 'Языковой центр', en: 'Language Centre' }, url: '/center/languages' },
        },
      ],
    },
  },
  {
    id: 64,
    slug: 'ninety-six-mentors-ready-for-september',
    attributes: {
      title: {
        kz: 'Тоқсан алты тәлімгер бірінші курсты күтіп алуға дайын',
        ru: 'Девяносто шесть наставников готовы встречать первый курс',
        en: 'Ninety-six mentors are ready for the first year',
      },
      date: '2024-08-28T10:30:00+05:00',
      school: 69,
      lead: {
        kz: 'Үшінші курс студенттері бес күндік тренингтен өтті. Оның жартысы бір ғана нәрсеге арналды: өз шегіңді білу.',
        ru: 'Третьекурсники прошли пятидневный тренинг. Половина его была об одном: знать свои границы.',
        en: 'Third-year students have taken a five-day course. Half of it was about one thing: knowing your limits.',
      },
      body: {
        kz: '<p>Қыркүйекте үш жылдық «Студенттің жан тыныштығы» зерттеуі басталады. Бірінші курстың жартысына жеребемен тәлімгер бекітіледі, жартысына бекітілмейді, сонда көмектің шын әсері көрінеді. Сондықтан тәлімгерлердің бірдей дайындалғаны маңызды.</p><p>Тренингті психология профессоры Раушан Сәрсенбаева мен топтық тренинг жүргізуші Мария Тен өткізді. Қатысушылар жұпқа бөлініп, он жеті жағдайды ойнады: бөлмелесімен сөйлеспей қалған студент, бірінші «екілік», үйге қайтқысы келетін кеш. Әр жағдайдан кейін бір сұрақ қойылады: осы жерде тыңдау жете ме, әлде маманға апару керек пе?</p><p>Төртінші күні психологиялық қолдау орталығының жетекшісі Зәуре Ахметжанова тәлімгерлерді орталықтың есігінен кабинетке дейін жүргізіп шықты. Бөтенге жол көрсету үшін алдымен өзің жүріп өтуің керек.</p><p>Бір тәлімгерде алты студенттен артық болмайды. Айына бір рет олар психологпен кездесіп, қиын жағдайларды аты-жөнсіз талқылайды.</p>',
        ru: '<p>В сентябре начинается трёхлетнее исследование «Душевное благополучие студента». Половине первокурсников по жребию дадут наставника, половине нет, и станет видно, помогает ли он на деле. Поэтому важно, чтобы всех наставников готовили одинаково.</p><p>Тренинг вели профессор психологии Раушан Сарсенбаева и ведущая групповых тренингов Мария Тен. В парах разыграли семнадцать ситуаций: сосед по комнате не разговаривает, первая двойка, вечер, когда хочется домой. После каждой один вопрос: здесь достаточно выслушать или пора вести к специалисту?</p><p>На четвёртый день руководитель центра психологической поддержки Зауре Ахметжанова провела наставников от двери центра до кабинета. Чтобы показать дорогу другому, надо пройти её самому.</p><p>У каждого не больше шести подопечных. Раз в месяц наставники встречаются с психологом и разбирают трудные случаи без имён.</p>',
        en: '<p>September sees the start of Student Wellbeing, a study of three years. Lots will be drawn so that half of the first-years have a mentor and half have none, and the real effect can be seen. That is why all mentors must be trained alike.</p><p>The course was run by Raushan Sarsenbayeva, professor of psychology, and the group trainer Mariya Ten. In pairs the students acted out seventeen situations: a room-mate who no longer speaks, the first fail, an evening of homesickness. Each ended with one question: is listening enough here, or is it time for a specialist?</p><p>On the fourth day Zaure Akhmetzhanova, head of the psychological support centre, walked the mentors from its front door to the consulting room. To show someone the way you must have gone it yourself.</p><p>No mentor has more than six students. Once a month they meet a psychologist to talk over hard cases without names.</p>',
      },
      blocks: [
        {
          id: 7247,
          type: 'quote',
          group: 1,
          position: 1,
          text: {
            kz: '<p>Маған ең қиыны кеңес айтпау болды. Аузымды жапқан сайын, қарсымдағы адам өз жауабын өзі табады екен.</p>',
            ru: '<p>Труднее всего было не советовать. Стоит замолчать, и человек напротив сам находит ответ.</p>',
            en: '<p>The hardest thing was to give no advice. Each time I kept quiet, the other found an answer alone.</p>',
          },
          name: { kz: 'Ерсұлтан Қайрат', ru: 'Ерсултан Кайрат', en: 'Yersultan Kairat' },
          post: { kz: 'Тәлімгер, үшінші курс', ru: 'Наставник, третий курс', en: 'Mentor, third year' },
        },
        {
          id: 7248,
          type: 'text',
          group: 2,
          position: 2,
          title: { kz: 'Бірінші аптада', ru: 'В первую неделю', en: 'In the first week' },
          desc: {
            kz: '<p>Тәлімгер сізге 2 қыркүйекке дейін өзі хабарласады. Хабар келмесе, алаңдамаңыз: сіз салыстыру тобындасыз, ал деканат пен эдвайзерлер бәріне бірдей ашық.</p>',
            ru: '<p>Наставник напишет вам сам до 2 сентября. Если письма нет, не волнуйтесь: вы в группе сравнения, а деканат и эдвайзеры открыты для всех.</p>',
            en: '<p>Your mentor will write to you by 2 September. If nobody does, do not worry: you are in the control group, and the dean’s office and the advisers are there for everyone.</p>',
          },
          link: { text: { kz: 'Деканат', ru: 'Деканат', en: 'Dean’s office' }, url: '/student-life/deans-office' },
        },
      ],
    },
  },
  {
    id: 65,
    slug: 'bilim-zholy-pays-for-25-places-in-hall',
    attributes: {
      title: {
        kz: '«Білім Жолы» қоры 25 студенттің жатақханасын төрт жылға төледі',
        ru: 'Фонд «Билим Жолы» оплатил общежитие 25 студентам на четыре года',
        en: 'Bilim Zholy pays for 25 places in hall for four years',
      },
      date: '2024-08-16T11:15:00+05:00',
      lead: {
        kz: 'Көмек аз қамтылған отбасынан шыққан бірінші курс студенттеріне беріледі. Іріктеуде балл емес, үйден кампусқа дейінгі шақырым мен отбасының есебі қаралды.',
        ru: 'Помощь получат первокурсники из малообеспеченных семей. При отборе смотрели не на баллы, а на расстояние до дома и семейный бюджет.',
        en: 'The money goes to first-years from low-income families. What counted was not test scores but the distance from home and the family’s budget.',
      },
      body: {
        kz: '<p>Тамыздың басында 140 өтініш түсті. Әлеуметтік қолдау жөніндегі маман Аружан Тасболат әр отбасымен телефонмен сөйлесіп шықты, орташа әңгіме жарты сағатқа созылды. Оның айтуынша, анықтамада жазылған табыстан гөрі «қыста көмірді қалай аласыздар?» деген сұрақтың жауабы көп нәрсе аңғартады.</p><p>Таңдалған жиырма бестің он жетісі ауылдан. Ең алыстан келген\u00a0– Бесқарағайдың Долон ауылынан Нұрай Болат: үйіне дейін 1\u00a0240 шақырым. Ол статистикаға қызығады, әкесі шопан, үйінде бес бала.</p><p>Қор бөлме ақысын да, төсек-орын мен алғашқы айдың тамағын да көтереді. Шарт біреу ғана: студент оқуын тастап кетпеуі керек, баға туралы талап жоқ. Қордың директоры Самал Оразбаева мұны былай түсіндіреді: бірінші жылы қиналып жүрген балаға «төрт алмасаң, үйсіз қаласың» деп айтуға болмайды.</p><p>Студенттік даму жөніндегі проректор Нұрлан Оспанов келісімнің жыл сайын жиырма бес орынға толығып отыратынын айтты.</p>',
        ru: '<p>К началу августа пришло 140 заявлений. Специалист по социальной поддержке Аружан Тасболат обзвонила каждую семью, разговор в среднем занимал полчаса. По её словам, ответ на вопрос «как вы покупаете уголь на зиму?» говорит больше, чем доход в справке.</p><p>Из двадцати пяти отобранных семнадцать\u00a0— из сёл. Дальше всех дом у Нурай Болат, она из села Долонь под Бескарагаем: 1\u00a0240 километров. Она увлечена статистикой, отец чабан, в семье пятеро детей.</p><p>Фонд оплачивает комнату, постель и питание в первый месяц. Условие одно: не бросить учёбу, требований к оценкам нет. Директор фонда Самал Оразбаева объясняет: нельзя говорить тому, кому и так трудно на первом курсе, «не получишь четвёрку\u00a0— останешься без дома».</p><p>Проректор по студенческому развитию Нурлан Оспанов сообщил, что каждый год к соглашению будут добавлять двадцать пять мест.</p>',
        en: '<p>By early August 140 applications had come in. Aruzhan Tasbolat, the social support officer, rang every family, for half an hour on average. The answer to “how do you buy your coal for the winter?”, she says, reveals more than the income on a certificate.</p><p>Of the twenty-five chosen, seventeen come from villages. The farthest from home is Nurai Bolat of Dolon near Beskaragai, 1,240 kilometres away. She is keen on statistics; her father is a shepherd, and there are five children.</p><p>The foundation pays for the room, bedding and the first month’s food. The only condition is not to drop out; no marks are required. Samal Orazbayeva, its director, explains: you cannot tell someone struggling in the first year that without a good mark there will be no roof.</p><p>Nurlan Ospanov, Vice-Rector for Student Development, said twenty-five places would be added every year.</p>',
      },
      blocks: [
        {
          id: 7249,
          type: 'facts',
          group: 1,
          position: 1,
          title: { kz: 'Көмекке не кіреді', ru: 'Что входит в помощь', en: 'What the help covers' },
          items: [
            {
              title: { kz: 'Бөлме', ru: 'Комната', en: 'Room' },
              value: {
                kz: 'екі немесе үш орындық, төрт жыл',
                ru: 'двух- или трёхместная, четыре года',
                en: 'shared by two or three, four years',
              },
            },
            {
              title: { kz: 'Жиһаз бен төсек-орын', ru: 'Мебель и постель', en: 'Furniture and bedding' },
              value: { kz: 'толық жинақ', ru: 'полный набор', en: 'a full set' },
            },
            {
              title: { kz: 'Тамақ', ru: 'Питание', en: 'Meals' },
              value: { kz: 'қыркүйекте күніне екі рет', ru: 'в сентябре дважды в день', en: 'twice a day in September' },
            },
          ],
          link: { text: { kz: 'Гранттар мен жеңілдіктер', ru: 'Гранты и скидки', en: 'Grants and discounts' }, url: '/grants' },
        },
      ],
    },
  },
  {
    id: 66,
    slug: 'thirty-one-students-on-amangeldy-peak',
    attributes: {
      title: {
        kz: 'Отыз бір студент Амангелді шыңына шығып, соқпақтан 240 келі қоқыс түсірді',
        ru: 'Тридцать один студент поднялся на пик Амангельды и спустил с тропы 240 килограммов мусора',
      },
      date: '2024-07-30T09:00:00+05:00',
      lead: {
        kz: 'Альпинизм және жорық клубы жазғы жиынын 3\u00a0999 метрде аяқтады. Топтың үштен бірі мамырға дейін тауға мүлде шықпаған еді.',
        ru: 'Клуб альпинизма и походов завершил летние сборы на высоте 3\u00a0999 метров. Треть группы до мая в горах не бывала.',
      },
      body: {
        kz: '<p>Жаттықтырушы Сергей Волков дайындықты баспалдақтан бастады: екі ай бойы жаңадан келгендер екінші корпустың бесінші қабатына су толы рюкзакпен көтерілді. «Тауда ең қиыны биіктік емес, біркелкі жүру»,\u00a0– дейді ол.</p><p>Топ шыңға 27 шілдеде, таңғы тоғыз жарымда шықты. Түнгі екіде жолға шығып, мұздықты күн қыздырмай тұрып өту керек болды. Жолай екі адам басы ауырып, кері қайтты, оларды екі тәжірибелі мүше ертіп түсті: клубта ешкім жалғыз қайтпайды деген ереже бар.</p><p>Түсер жолда Тұйықсу аңғарынан қоқыс жиналды. Ең көне олжа\u00a0– 1974 жылғы консерві қалбыры, ең көбі\u00a0– бір рет қолданылатын газ баллоны. Барлығын таразыға салғанда 240 келі шықты.</p><p>Клубтың келесі жорығы қыркүйекте, Үлкен Алматы шыңына. Жабдықты клуб береді, тек аяқ киім өзіңіздікі болсын.</p>',
        ru: '<p>Тренер Сергей Волков начал подготовку с лестницы: два месяца новички поднимались на пятый этаж второго корпуса с рюкзаками, полными воды. «В горах труднее всего не высота, а ровный шаг»,\u00a0— говорит он.</p><p>На вершину вышли 27 июля в половине десятого утра. Стартовали в два ночи, чтобы пройти ледник до солнца. По дороге у двоих заболела голова, и они повернули назад с двумя опытными товарищами: в клубе никого не отпускают вниз в одиночку.</p><p>На спуске убирали ущелье Туюксу. Самая старая находка\u00a0— консервная банка 1974 года, больше всего попадалось одноразовых газовых баллонов. Весы показали 240 килограммов.</p><p>Следующий поход в сентябре, на Большой Алматинский пик. Снаряжение даёт клуб, своей должна быть только обувь.</p>',
      },
      blocks: [
        {
          id: 7251,
          type: 'steps',
          group: 1,
          position: 1,
          title: { kz: 'Алғаш рет тауға шығатындарға', ru: 'Тем, кто идёт в горы впервые' },
          items: [
            {
              title: { kz: 'Бейсенбідегі жаттығуға келіңіз', ru: 'Приходите на тренировку в четверг' },
              desc: {
                kz: '<p>Өрмелеу қабырғасы, екінші корпус, сағат 19:00.</p>',
                ru: '<p>Скалодром, второй корпус, 19:00.</p>',
              },
            },
            {
              title: { kz: 'Екі жеңіл жорыққа қатысыңыз', ru: 'Сходите в два лёгких похода' },
              desc: {
                kz: '<p>Көкжайлау мен Бутаковка сарқырамасы, әрқайсысы бір күн.</p>',
                ru: '<p>Кокжайляу и Бутаковский водопад, каждый на день.</p>',
              },
            },
            {
              title: { kz: 'Дәрігер анықтамасын алыңыз', ru: 'Возьмите справку врача' },
              desc: {
                kz: '<p>Медициналық пункт оны сол күні береді.</p>',
                ru: '<p>Медпункт выдаёт её в тот же день.</p>',
              },
            },
          ],
          link: { text: { kz: 'Спорт клубтары', ru: 'Спортивные клубы' }, url: '/student-life/sports-clubs' },
        },
      ],
    },
  },
  {
    id: 67,
    slug: 'logistics-students-time-containers-at-khorgos',
    attributes: {
      title: {
        kz: 'Логистика студенттері Қорғаста 212 контейнердің жолын секундөлшермен өлшеді',
        ru: 'Логисты с секундомером прошли путь 212 контейнеров в Хоргосе',
        en: 'Logistics students follow 212 containers at Khorgos with a stopwatch',
      },
      date: '2024-07-18T15:40:00+05:00',
      school: 66,
      lead: {
        kz: 'Екінші курс екі аптасын құрғақ портта өткізді. Олар «Жібек Логистика» терминалында бір контейнердің орта есеппен он тоғыз сағатты босқа күтетінін анықтады.',
        ru: 'Второй курс провёл две недели в сухом порту. На терминале «Жибек Логистики» студенты выяснили, что контейнер в среднем девятнадцать часов просто ждёт.',
        en: 'The second year spent two weeks at the dry port. At the terminal of Zhibek Logistics they found that a container simply waits for nineteen hours on average.',
      },
      body: {
        kz: '<p>Елу алты студент төрт ауысымға бөлініп, тәулік бойы кезекшілік етті. Әрқайсысына бір контейнер бекітілді: пойыздан түскен сәттен екінші пойызға тиелгенше әр қозғалысы мен тоқтауын жазу керек. Далада қырық градус ыстық, түнде жел, секундөлшер мен қарындаш.</p><p>Нәтиже терминал басшыларын да таңғалдырды. Кран бір контейнерді төрт минутта ауыстырады, ал құжаты орта есеппен он тоғыз сағат күтеді. Соның он бірі\u00a0– түнде шешім қабылдайтын адамның болмауынан.</p><p>Студенттер екі ұсыныс жазды: құжаттың мәртебесін вагон нөмірімен көрсететін тақта және түнгі ауысымға қол қою құқығын беру. Компанияның қаржы директоры, Бизнес-мектептің 2019 жылғы түлегі Ерлан Жақыпов екіншісін сол аптада-ақ сынап көруге келісті. Бастапқы екі түнде күту уақыты алты сағатқа қысқарды.</p><p>Оқытушылар практиканы күнделік бойынша бағалады. Ең ұзын күнделік 84 бет болды, онда контейнерден бөлек, түнгі даладағы жұлдыздар да суреттелген.</p>',
        ru: '<p>Пятьдесят шесть студентов разделились на четыре смены и дежурили круглые сутки. Каждому достался контейнер: от снятия с поезда до погрузки на другой записать всякое движение и всякую остановку. Днём сорок градусов, ночью ветер, секундомер и карандаш.</p><p>Итог удивил и руководство. Кран переставляет контейнер за четыре минуты, а его документы ждут в среднем девятнадцать часов. Одиннадцать из них\u00a0— потому, что ночью некому принять решение.</p><p>Студенты написали два предложения: табло, где статус бумаг виден по номеру вагона, и право подписи для ночной смены. Финансовый директор компании, выпускник Бизнес-школы 2019 года Ерлан Жакупов согласился испытать второе на той же неделе. В первые две ночи ожидание сократилось на шесть часов.</p><p>Практику оценивали по дневнику. В самом длинном 84 страницы, и кроме контейнеров там описаны звёзды над ночной степью.</p>',
        en: '<p>Fifty-six students divided into four shifts and kept watch round the clock. Each had a container of their own, and had to note every movement and every halt from the moment it left one train until it was loaded onto another. By day it was forty degrees, by night there was wind; they had a stopwatch and a pencil.</p><p>The result surprised the management too. A crane moves a container in four minutes, while its documents wait for nineteen hours on average, eleven of them because at night there is nobody to decide.</p><p>The students made two proposals: a board that shows the state of the documents by wagon number, and the right for the night shift to sign. Yerlan Zhakupov, the company’s chief financial officer and a Business School graduate of 2019, agreed to try the second that very week. On the first two nights the wait was six hours shorter.</p><p>The placement was marked on a diary. The longest has 84 pages and describes, beside containers, the stars over the steppe at night.</p>',
      },
      blocks: [
        {
          id: 7253,
          type: 'numbers',
          group: 1,
          position: 1,
          title: { kz: 'Бір контейнердің уақыты', ru: 'Время одного контейнера', en: 'The time of one container' },
          items: [
            {
              value: { kz: '4 мин', ru: '4 мин', en: '4 min' },
              title: { kz: 'кранмен ауыстыру', ru: 'перестановка краном', en: 'moved by crane' },
            },
            {
              value: { kz: '19 сағ', ru: '19 ч', en: '19 h' },
              title: { kz: 'құжат күту', ru: 'ожидание документов', en: 'waiting for documents' },
            },
            {
              value: { kz: '−6 сағ', ru: '−6 ч', en: '−6 h' },
              title: { kz: 'түнгі қол қоюдан кейін', ru: 'после ночной подписи', en: 'once the night shift signs' },
            },
          ],
        },
        {
          id: 7254,
          type: 'call',
          group: 2,
          position: 2,
          title: { kz: 'Далада оқитын мамандық', ru: 'Специальность, которой учат в поле', en: 'A subject taught in the field' },
          link: {
            text: { kz: 'Логистика бағдарламасы', ru: 'Программа «Логистика»', en: 'The logistics programme' },
            url: '/school-program/logistics',
          },
        },
      ],
    },
  },
  {
    id: 68,
    slug: 'first-graduates-of-the-kazakh-language-mba',
    attributes: {
      title: {
        kz: 'Қазақ тіліндегі MBA алғашқы жиырма екі түлегін шығарды',
        ru: 'Двадцать два человека первыми окончили MBA на казахском языке',
        en: 'The MBA in Kazakh sends out its first twenty-two graduates',
      },
      date: '2024-06-28T19:00:00+05:00',
      school: 67,
      lead: {
        kz: '2022 жылы ашылған топта кейстер аударылған жоқ, қазақша жазылды. Екі жылда отандық компаниялар туралы отыз төрт оқиға жинақталды.',
        ru: 'В группе, открытой в 2022 году, кейсы не переводили, а писали по-казахски. За два года набралось тридцать четыре истории отечественных компаний.',
        en: 'In the group opened in 2022 cases were not translated but written in Kazakh. In two years thirty-four stories of local companies were put together.',
      },
      body: {
        kz: '<p>MBA бағдарламаларының директоры Данияр Қуанышев бұл топты ашқанда, бір сұрақ көп қойылыпты: «Қазақша терминің бар ма?» Екі жылдан кейін жауап дайын: тыңдаушылар өздері 410 ұғымның сөздігін жасап шықты. Онда «ақша ағыны», «үстеме құн», «өтелу мерзімі» бар, ал «стартап» сол күйінде қалды.</p><p>Топта аурухана басшысы, екі фермер, телеарна режиссері, мектеп директоры және құрылысшы оқыды. Тігін фабрикасының директоры Гүлназ Сапарәлі қазақша кейстерден кейін қызметкерлерінің жиналыста екі есе көп сұрақ қоя бастағанын байқаған. Себебі қарапайым: бұрын адамдар сұрағын аударып үлгергенше әңгіме өтіп кететін.</p><p>Диплом жобаларының бәрі шынайы компанияға жазылды. «Жетісу Агро» сүт фермасының маусымдық шығынын азайту жобасы қорғалған күннің ертеңінде іске қосылды.</p><p>Күзде екінші топқа жиырма бес адам қабылданады, емтихан 24 тамызда.</p>',
        ru: '<p>Когда директор программ MBA Данияр Куанышев открывал группу, его чаще всего спрашивали: «А термины на казахском есть?» Через два года ответ готов: слушатели составили словарь из 410 понятий. Там есть денежный поток, добавленная стоимость и срок окупаемости, а «стартап» оставили как есть.</p><p>Учились главный врач, два фермера, телережиссёр, директор школы и строитель. Гульназ Сапарали, директор швейной фабрики, заметила, что после казахских кейсов сотрудники стали задавать на совещаниях вдвое больше вопросов. Причина проста: раньше, пока человек переводил вопрос, разговор уходил дальше.</p><p>Все дипломные проекты написаны для настоящих компаний. Проект для молочной фермы «Жетысу Агро», который снижает сезонные потери, запустили на следующий день после защиты.</p><p>Осенью во вторую группу примут двадцать пять человек, экзамен 24 августа.</p>',
        en: '<p>When Daniyar Kuanyshev, director of MBA programmes, opened the group, he was asked one thing above all: does Kazakh have the terms? Two years later the answer is ready. Participants have compiled a glossary of 410 notions, from cash flow and value added to payback period; “start-up” was left as it is.</p><p>Among them were a hospital director, two farmers, a television director, a head teacher and a builder. Gulnaz Saparali, who runs a clothing factory, noticed that after the Kazakh cases her staff asked twice as many questions at meetings. The reason is simple: before, by the time they had translated a question, the talk had moved on.</p><p>Every final project was written for a working company. The one for the dairy farm of Zhetysu Agro, which cuts its seasonal losses, was put into practice the day after the viva.</p><p>In autumn twenty-five people will join the second group; the test is on 24 August.</p>',
      },
      blocks: [
        {
          id: 7255,
          type: 'quote',
          group: 1,
          position: 1,
          text: {
            kz: '<p>Біз «кейс» деген сөзге таласып, екі сабақ жоғалттық. Ақыры «оқиға» деп алдық. Сол күннен бастап бәрі өз оқиғасын айта бастады.</p>',
            ru: '<p>Из-за слова «кейс» мы потеряли два занятия. В конце концов стали говорить «случай». С того дня каждый начал рассказывать свой.</p>',
            en: '<p>We lost two classes arguing over the word “case”. In the end we called it a story, and from that day everyone began to tell their own.</p>',
          },
          name: { kz: 'Данияр Қуанышев', ru: 'Данияр Куанышев', en: 'Daniyar Kuanyshev' },
          post: { kz: 'MBA бағдарламаларының директоры', ru: 'Директор программ MBA', en: 'Director of MBA Programmes' },
        },
      ],
    },
  },
  {
    id: 69,
    slug: 'alatau-district-survey-the-way-to-school',
    attributes: {
      title: {
        kz: 'Алатау ауданы: мектепке апаратын жол неге қырық минут?',
        ru: 'Алатауский район: почему дорога в школу занимает сорок минут',
        en: 'Alatau district: why the way to school takes forty minutes',
      },
      date: '2024-06-14T12:45:00+05:00',
      school: 69,
      lead: {
        kz: 'Әлеуметтану студенттері жаңа құрылыстар арасындағы 1\u00a0310 үйді аралап, тұрғындардың мектеп пен емханаға қалай жететінін сұрады. Деректер ашық мұрағатқа қойылды.',
        ru: 'Студенты-социологи обошли 1\u00a0310 квартир среди новостроек и спросили жителей, как они добираются до школы и поликлиники. Данные выложены в открытый архив.',
        en: 'Sociology students went to 1,310 homes among new buildings and asked how people get to school and to the clinic. The data are in an open archive.',
      },
      body: {
        kz: '<p>Көктемгі сауалнама екі жылда бір рет бір ауданда өтеді. Биыл бүкіл курс, 94 студент, Алатау ауданының алты шағынауданында үш апта жұмыс істеді. Есікті қаққанда үш адамның бірі ғана ашты, бірақ ашқандардың көбі шайға шақырды.</p><p>Әлеуметтану бойынша қауымдастырылған профессор Мөлдір Қайырбек нәтижені екі санмен түсіндіреді. Карта бойынша үйден мектепке дейінгі орташа қашықтық\u00a0– 1,1 шақырым, он бес минуттық жол. Ал шын жүретін уақыты\u00a0– қырық минут, өйткені жолда қоршалған құрылыс, жаяу жүргінші өткелі жоқ даңғыл және арық бар.</p><blockquote><p>Бала мектепке түзу емес, айналып барады. Ересектер осы айналма жолды білмейді, себебі олар көлікпен жүреді.</p></blockquote><p>Студенттер «балалардың шын жолының» картасын сызып, аудан әкімдігіне үш ұсыныс жолдады. Ең арзаны\u00a0– екі құрылыс қоршауының арасынан ені екі метр өтпе ашу, бұл төрт жүзге жуық баланың жолын жиырма минутқа қысқартады. Шілдеде өтпе ашылады деген уәде алынды.</p>',
        ru: '<p>Весенний опрос проводят раз в два года в одном районе. На этот раз весь курс, 94 студента, три недели работал в шести микрорайонах Алатауского района. Открывала каждая третья дверь, но почти за каждой звали пить чай.</p><p>Ассоциированный профессор социологии Молдир Кайырбек объясняет итог двумя числами. По карте до школы в среднем 1,1 километра, пятнадцать минут. На деле ребёнок идёт сорок: по пути огороженная стройка, проспект без перехода и арык.</p><blockquote><p>Ребёнок идёт в школу не прямо, а в обход. Взрослые этого обхода не знают, потому что ездят на машине.</p></blockquote><p>Студенты начертили карту «настоящих детских дорог» и отправили акимату района три предложения. Самое дешёвое\u00a0— открыть проход шириной два метра между двумя заборами, он на двадцать минут сократит дорогу почти четырёмстам детям. Обещали открыть в июле.</p>',
        en: '<p>Every second spring one district is surveyed. This time the whole year, 94 students, worked for three weeks in six neighbourhoods of Alatau district. One door in three opened, and behind most of those there was tea.</p><p>Moldir Kairbek, associate professor of sociology, explains the result in two figures. By the map it is 1.1 kilometres to school on average, a quarter of an hour. In fact a child walks for forty minutes, for on the way lie a fenced building site, an avenue without a crossing and a ditch.</p><blockquote><p>Children do not go to school straight but round about. Adults do not know the detour, because they drive.</p></blockquote><p>The students drew a map of the ways children really take and sent the district three proposals. The cheapest is a passage two metres wide between two site fences, which would save almost four hundred children twenty minutes. A promise has been given to open it in July.</p>',
      },
      blocks: [
        {
          id: 7257,
          type: 'facts',
          group: 1,
          position: 1,
          title: { kz: 'Сауалнама не көрсетті', ru: 'Что показал опрос', en: 'What the survey showed' },
          items: [
            {
              title: { kz: 'Мектепке жаяу', ru: 'Пешком в школу', en: 'On foot to school' },
              value: { kz: 'балалардың 71 пайызы', ru: '71 процент детей', en: '71 per cent of children' },
            },
            {
              title: { kz: 'Емханаға жету', ru: 'Дорога в поликлинику', en: 'To the clinic' },
              value: {
                kz: 'екі автобус, орта есеппен 52 минут',
                ru: 'два автобуса, в среднем 52 минуты',
                en: 'two buses, 52 minutes on average',
              },
            },
            {
              title: { kz: 'Көршісінің атын біледі', ru: 'Знают имя соседа', en: 'Know a neighbour’s name' },
              value: { kz: 'тұрғындардың 38 пайызы', ru: '38 процентов жителей', en: '38 per cent of residents' },
            },
          ],
          link: {
            text: { kz: 'Әлеуметтану бағдарламасы', ru: 'Программа «Социология»', en: 'The sociology programme' },
            url: '/school-program/sociology',
          },
        },
      ],
    },
  },
  {
    id: 70,
    slug: 'hackathon-digitises-the-village-shop-debt-book',
    attributes: {
      title: {
        kz: 'Хакатонда ауыл дүкенінің қарыз дәптері цифрға көшті',
        ru: 'На хакатоне оцифровали долговую тетрадь сельского магазина',
        en: 'A hackathon turns the village shop’s debt book digital',
      },
      date: '2024-05-23T20:15:00+05:00',
      school: 68,
      lead: {
        kz: 'Отыз алты сағатта тоғыз команда ауылдағы сауданың ең көне құралын жаңартуға тырысты. Жеңімпаздар дәптерді жоймай, қасына телефон қойды.',
        ru: 'За тридцать шесть часов девять команд пытались обновить самый старый инструмент сельской торговли. Победители не отменили тетрадь, а положили рядом телефон.',
        en: 'In thirty-six hours nine teams tried to renew the oldest tool of village trade. The winners did not abolish the book but laid a phone beside it.',
      },
      body: {
        kz: '<p>Тапсырманы бас демеуші «Қазына Пэй» берді. Компанияның есебінше, әр сегіз ауыл дүкенінің жетеуі тауарды «айлыққа дейін» деп береді, ал қарыз мектеп дәптеріне жазылады. Дәптер жоғалса немесе суға түссе, дау басталады.</p><p>Командалардың көбі дәптердің орнына қосымша ұсынды. «Тізе» командасы бірінші түні Шелектегі таныс сатушыға телефон шалып, одан: «Қосымшаны кім толтырады, менің екі қолым таразыда»,\u00a0– деген жауап алды. Содан кейін бәрін басынан бастады: сатушы бұрынғыдай дәптерге жазады, кешке бір рет суретке түсіреді, бағдарлама қолжазбаны таниды да, борышкерге жұмсақ хабарлама жібереді.</p><p>Қазылар алқасын «Қазына Пэй» өнім директоры, 2018 жылғы түлек Тимур Ахметов басқарды. Оған ең ұнағаны\u00a0– хабарламаның мәтіні: «Қарызың бар» емес, «Сәлем айтып жатыр» деп басталады.</p><p>Екінші орынды кассасыз асхана, үшіншіні балалардың қалта ақшасына арналған әмиян алды. Жеңімпаздардың екеуі жазда компанияда ақылы тағылымдамадан өтеді.</p>',
        ru: '<p>Задание дал главный спонсор «Казына Пэй». По подсчётам компании, семь из восьми сельских магазинов отпускают товар «до зарплаты», а долг пишут в школьную тетрадь. Потеряется тетрадь или намокнет\u00a0— начинается спор.</p><p>Большинство команд предложило вместо тетради приложение. Команда «Тизе» в первую же ночь позвонила знакомой продавщице в Шелек и услышала: «Кто его заполнять будет, у меня обе руки на весах». И начала сначала: продавец пишет в тетрадь, как прежде, вечером один раз её снимает, программа распознаёт почерк и посылает должнику мягкое сообщение.</p><p>Жюри возглавлял директор по продукту «Казына Пэй», выпускник 2018 года Тимур Ахметов. Больше всего ему понравился текст: сообщение начинается не с долга, а с привета от магазина.</p><p>Второе место заняла столовая без кассы, третье\u00a0— кошелёк для карманных денег. Двое победителей летом пройдут в компании оплачиваемую стажировку.</p>',
        en: '<p>The task was set by the main sponsor, Kazyna Pay. By its count seven village shops in eight sell on credit “until payday” and enter the debt in a school exercise book. If the book is lost or gets wet, quarrels begin.</p><p>Most teams offered an app in its place. Team Tize rang a shopkeeper they knew in Shelek on the first night and were told: “Who is going to fill it in? Both my hands are on the scales.” So they started afresh: she writes in the book as before and photographs it once in the evening; the program reads the handwriting and sends the debtor a gentle message.</p><p>The jury was led by Timur Akhmetov, chief product officer of Kazyna Pay and a graduate of 2018. What he liked best was the wording: the message opens not with the debt but with greetings from the shop.</p><p>A canteen without a till came second and a purse for pocket money third. Two of the winners will have paid internships at the company in summer.</p>',
      },
      blocks: [
        {
          id: 7259,
          type: 'timeline',
          group: 1,
          position: 1,
          title: { kz: 'Отыз алты сағат', ru: 'Тридцать шесть часов', en: 'Thirty-six hours' },
          items: [
            { year: '0:00', title: { kz: 'Тапсырма жарияланды', ru: 'Объявлено задание', en: 'The task is announced' } },
            {
              year: '5:40',
              title: { kz: 'Шелекке қоңырау', ru: 'Звонок в Шелек', en: 'The call to Shelek' },
              desc: {
                kz: '<p>«Тізе» дайын қосымшасын өшіріп тастады.</p>',
                ru: '<p>«Тизе» удаляет готовое приложение.</p>',
                en: '<p>Tize deletes the app it has made.</p>',
              },
            },
            {
              year: '29:00',
              title: { kz: 'Алғашқы танылған бет', ru: 'Первая распознанная страница', en: 'The first page is read' },
              desc: {
                kz: '<p>Отыз жазбаның жиырма жетісі дұрыс оқылды.</p>',
                ru: '<p>Верно прочитаны двадцать семь записей из тридцати.</p>',
                en: '<p>Twenty-seven entries of thirty come out right.</p>',
              },
            },
            { year: '36:00', title: { kz: 'Қорғау', ru: 'Защита', en: 'Pitching' } },
          ],
        },
      ],
    },
  },
]
