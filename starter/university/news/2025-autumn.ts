import type { StarterEntry } from '../../starter-entry.ts'

/** News of July to December 2025. */
export const autumn2025: StarterEntry<'news'>[] = [
  {
    id: 31,
    slug: 'why-small-firms-close-two-years-of-diaries',
    attributes: {
      title: {
        kz: 'Шағын кәсіпорын неге жабылады: екі жылдық күнделіктің жауабы',
        ru: 'Почему закрываются малые предприятия: ответ двухлетних дневников',
        en: 'Why small firms close: the answer of two years of diaries',
      },
      date: '2025-12-18T11:10:00+05:00',
      school: 67,
      lead: {
        kz: 'Алматы облысындағы алпыс кәсіпорынды бақылаған зерттеу аяқталды. Басты себеп салық та, бәсеке де емес, ай соңында ақшаны санамау болып шықты.',
        ru: 'Завершилось наблюдение за шестьюдесятью предприятиями Алматинской области. Главной причиной оказались не налоги и не конкуренция, а привычка не считать деньги в конце месяца.',
        en: 'A study that followed sixty firms of Almaty region has come to an end. The chief cause is neither tax nor competition but the habit of not counting the money at the end of the month.',
      },
      body: {
        kz: '<p>2023 жылдың күзінен бастап наубайхана, жылыжай, автожөндеу, балабақша иелері апта сайын бір бет толтырды: түсім, шығын, қабылданған бір шешім. Әр кәсіпорынға екі студент кеңесші болды. Екі жылда 5\u00a0700 парақ жиналды.</p><p>Он бір кәсіпорын жабылды. Стратегиялық менеджмент профессоры Мейрамгүл Рахымжанова олардың тоғызында ортақ белгі бар екенін айтады: иесі отбасы мен кәсіптің ақшасын бір әмиянда ұстаған. Есеп жүргізбейтін кәсіпорынның жабылу қаупі төрт есе жоғары.</p><p>Өскендердің де ортақ белгісі бар. Жұмыс орнын көбейткен жиырма жеті кәсіпорынның көбі жылына кемінде бір өнімінен бас тартқан. Еңбекшіқазақтағы наубайхана он төрт нан түрінің алтауын ғана қалдырып, кірісін үштен бірге арттырды.</p><h2>Енді не болады</h2><p>Күнделіктің қысқа үлгісі кәсіпкерлер палатасының тегін курсына енді. Бизнес-мектеп наурызда «Алғашқы үш жыл» қысқа бағдарламасын ашады, оның жағдаяттары осы зерттеуден алынған.</p>',
        ru: '<p>С осени 2023 года владельцы пекарни, теплицы, автосервиса, детского сада каждую неделю заполняли одну страницу: выручка, расходы, одно принятое решение. Каждому помогали двое студентов. За два года собралось 5\u00a0700 листов.</p><p>Одиннадцать предприятий закрылись. У девяти из них профессор стратегического менеджмента Мейрамгуль Рахимжанова нашла общую черту: хозяин держал деньги семьи и дела в одном кошельке. Без учёта риск закрыться вчетверо выше.</p><p>Есть общее и у выросших. Большинство из двадцати семи предприятий, нанявших новых людей, хотя бы раз в год отказывались от одного из продуктов. Пекарня в Енбекшиказахском районе оставила шесть видов хлеба из четырнадцати и подняла доход на треть.</p><h2>Что дальше</h2><p>Короткий дневник вошёл в бесплатный курс палаты предпринимателей. В марте Бизнес-школа открывает программу «Первые три года», её кейсы взяты из исследования.</p>',
        en: '<p>From the autumn of 2023 the owners of bakeries, greenhouses, garages and nurseries filled in one page a week: takings, costs and one decision made. Two students acted as advisers to each. In two years 5,700 pages came together.</p><p>Eleven firms closed. In nine of them Meiramgul Rakhimzhanova, professor of strategic management, found the same trait: the owner kept the money of family and firm in one purse. Without accounts the risk of closing is four times as high.</p><p>Those that grew have something in common too. Most of the twenty-seven firms that took on new people gave up at least one product a year. A bakery in Yenbekshikazakh district kept six kinds of bread out of fourteen and raised its income by a third.</p><h2>What comes next</h2><p>A short form of the diary is now part of the chamber of entrepreneurs’ free course. In March the Business School opens “The First Three Years”, a programme built on cases from the study.</p>',
      },
      blocks: [
        {
          id: 7061,
          type: 'quote',
          group: 1,
          position: 1,
          text: {
            kz: '<p>Студент қыз маған «апай, бұл ай сайын қайда кетіп жатыр?» деп бір жолды көрсетті. Ол мен он жыл байқамаған ұлымның бензині екен.</p>',
            ru: '<p>Студентка показала мне строку и спросила: «А куда это уходит каждый месяц?» Это был бензин сына, который я не замечала десять лет.</p>',
            en: '<p>A student pointed at one line and asked me where it went every month. It was my son’s petrol, which I had not noticed for ten years.</p>',
          },
          name: { kz: 'Рахима Досмайыл', ru: 'Рахима Досмаил', en: 'Rakhima Dosmail' },
          post: { kz: 'Наубайхана иесі, Есік қаласы', ru: 'Владелица пекарни, город Есик', en: 'Bakery owner, Yessik' },
        },
        {
          id: 7062,
          type: 'numbers',
          group: 2,
          position: 2,
          title: { kz: 'Зерттеудің көлемі', ru: 'Масштаб исследования', en: 'The size of the study' },
          items: [
            {
              value: { kz: '5\u00a0700', ru: '5\u00a0700', en: '5,700' },
              title: { kz: 'күнделік парағы', ru: 'листов дневника', en: 'diary pages' },
            },
            { value: { kz: '60', ru: '60', en: '60' }, title: { kz: 'кәсіпорын', ru: 'предприятий', en: 'firms' } },
            {
              value: { kz: '184', ru: '184', en: '184' },
              title: { kz: 'студент-кеңесші', ru: 'студента-консультанта', en: 'student advisers' },
            },
          ],
          link: {
            text: { kz: 'Жоба туралы толығырақ', ru: 'Подробнее о проекте', en: 'More about the project' },
            url: '/project/small-business-laboratory',
          },
        },
      ],
    },
  },
  {
    id: 32,
    slug: 'shymyldyq-theatre-wins-the-grand-prix',
    attributes: {
      title: {
        kz: '«Шымылдық» театры студенттік фестивальдің бас жүлдесін алды',
        ru: 'Театр «Шымылдык» получил гран-при студенческого фестиваля',
        en: 'The Shymyldyk theatre wins the grand prix of the student festival',
      },
      date: '2025-12-09T20:00:00+05:00',
      school: 69,
      lead: {
        kz: 'Әуезов әңгімелерінің желісімен қойылған сөзсіз спектакль Қарағандыда он сегіз театрдың арасынан топ жарды. Қазылар оны маусымның ең батыл жұмысы деп бағалады.',
        ru: 'Спектакль без слов по рассказам Ауэзова победил в Караганде среди восемнадцати театров. Жюри назвало его самой смелой работой сезона.',
        en: 'A wordless play after stories by Auezov came first of eighteen theatres in Karaganda. The jury called it the boldest work of the season.',
      },
      body: {
        kz: '<p>Қойылым елу минутқа созылады, сахнада он бір адам, бір де сөз жоқ. Сөздің орнына тыныс, қадам дыбысы және сыбызғы. Режиссер Ақан Бегалин студенттерге үш ай бойы мәтінді жаттатып, премьерадан бір ай бұрын оны алып тастаған.</p><p>Труппаның жартысы өнерге қатысы жоқ бағдарламаларда оқиды: Қасқырдың рөлін қаржы студенті Мейірхан Жақсылық, Ананың рөлін психолог болмақ Әдемі Сағат ойнайды. Декорацияны дизайн бағдарламасы кампустағы ескі парталардан жасады.</p><p>Фестивальде көрермендердің арасында құлағы естімейтін мектеп оқушылары отырды. Спектакльден кейін олар сахнаға шығып, актерлерге оқиғаны басынан аяғына дейін ыммен айтып берді. «Жүлдеден бұрын осыны алдық»,\u00a0– дейді Әдемі.</p><p>Ақпанда қойылым университеттің акт залында тағы екі рет көрсетіледі, кіру тегін.</p>',
        ru: '<p>Спектакль длится пятьдесят минут, на сцене одиннадцать человек и ни одного слова. Вместо слов дыхание, шаги и сыбызгы. Режиссёр Акан Бегалин три месяца заставлял студентов учить текст, а за месяц до премьеры убрал его.</p><p>Половина труппы учится на программах, далёких от искусства: Волка играет финансист Мейирхан Жаксылык, Мать\u00a0— будущий психолог Адеми Сагат. Декорации программа «Дизайн» сделала из старых парт кампуса.</p><p>В зале фестиваля сидели школьники, которые не слышат. После спектакля они вышли на сцену и жестами пересказали актёрам всю историю от начала до конца. «Это мы получили раньше приза»,\u00a0— говорит Адеми.</p><p>В феврале спектакль ещё дважды покажут в актовом зале университета, вход свободный.</p>',
        en: '<p>The play lasts fifty minutes, with eleven people on stage and not a word. Instead there is breath, the sound of steps and the sybyzgy, a shepherd’s flute. For three months the director Akan Begalin made the students learn the text, and a month before the premiere he took it away.</p><p>Half the company study things far removed from art: the Wolf is played by Meiirkhan Zhaksylyk, who reads finance, and the Mother by Ademi Sagat, a future psychologist. The design students built the set from old school desks found on campus.</p><p>At the festival there were schoolchildren in the audience who cannot hear. After the performance they came on stage and told the actors the whole story back in signs. “We had that before we had the prize,” says Ademi.</p><p>In February there will be two more performances in the university’s assembly hall, with free entry.</p>',
      },
      blocks: [
        {
          id: 7063,
          type: 'quote',
          group: 1,
          position: 1,
          text: {
            kz: '<p>Мәтінді алып тастағанда студенттер қорықты. Содан соң бір-біріне қарай бастады. Театр дегеніміз\u00a0– осы.</p>',
            ru: '<p>Когда я убрал текст, студенты испугались. А потом начали смотреть друг на друга. Это и есть театр.</p>',
            en: '<p>When I took the text away the students were frightened. Then they began to look at one another. That is what theatre is.</p>',
          },
          name: { kz: 'Ақан Бегалин', ru: 'Акан Бегалин', en: 'Akan Begalin' },
          post: { kz: '«Шымылдық» режиссері', ru: 'Режиссёр «Шымылдыка»', en: 'Director of Shymyldyk' },
        },
        {
          id: 7064,
          type: 'facts',
          group: 2,
          position: 2,
          title: { kz: 'Ақпандағы көрсетілім', ru: 'Показы в феврале', en: 'February performances' },
          items: [
            {
              title: { kz: 'Күні', ru: 'Даты', en: 'Dates' },
              value: { kz: '12 және 13 ақпан, 18:30', ru: '12 и 13 февраля, 18:30', en: '12 and 13 February, 18:30' },
            },
            {
              title: { kz: 'Орны', ru: 'Место', en: 'Place' },
              value: { kz: 'бас ғимараттың акт залы', ru: 'актовый зал главного корпуса', en: 'assembly hall, main building' },
            },
          ],
        },
      ],
    },
  },
  {
    id: 33,
    slug: 'meiirim-named-volunteers-of-the-year',
    attributes: {
      title: {
        kz: '«Мейірім» клубы жыл волонтерлері атанды',
        ru: 'Клуб «Мейирим» назван волонтёрами года',
        en: 'The Meiirim club is named Volunteers of the Year',
      },
      date: '2025-12-05T13:00:00+05:00',
      school: 69,
      lead: {
        kz: 'Студенттер көктемгі су тасқынынан зардап шеккен алпыс отбасының құжатын қалпына келтіруге көмектесті. Қалалық сыйлық Халықаралық волонтерлер күні табыс етілді.',
        ru: 'Студенты помогли шестидесяти семьям, пострадавшим от весеннего паводка, восстановить документы. Городскую премию вручили в Международный день волонтёров.',
        en: 'The students helped sixty families hit by the spring floods to replace their documents. The city’s award was presented on International Volunteer Day.',
      },
      body: {
        kz: '<p>Су тасқынынан кейін көмек көп келді: киім, азық, ақша. Бірақ үйін су алған адамның қолында жеке куәлігі де, үйінің құжаты да болмағандықтан, өтемақыға өтініш бере алмады. «Мейірім» клубының он тоғыз мүшесі сәуірде Батыс Қазақстан облысындағы үш ауылға барып, екі апта бойы тек қағазбен айналысты.</p><p>Әлеуметтік жұмыс студенттері отбасылармен сөйлесті, құқық мектебінің студенттері өтініш жазды, цифрлық мектептікілер сканер мен спутник байланысын реттеді. Алпыс отбасының елу жетісі шілдеге дейін өтемақысын алды.</p><p>Клуб үйлестірушісі Сымбат Қуандық ең ұзақ іс туралы айтады: сексен бір жастағы Төлеу атаның туу туралы куәлігі жоқ екен, оны 1951 жылғы мектеп журналы арқылы дәлелдеуге тура келді.</p><p>Қазір клубта 212 адам бар. Елу сағаттан астам жұмыс транскриптке жазылады, ал кезекшілік кестесін бірінші курстан бастап кез келген студент таңдай алады.</p>',
        ru: '<p>После паводка помощи было много: одежда, продукты, деньги. Но у людей, чей дом затопило, не осталось ни удостоверений, ни бумаг на жильё, и подать заявление на компенсацию они не могли. В апреле девятнадцать членов клуба «Мейирим» приехали в три села Западно-Казахстанской области и две недели занимались одними документами.</p><p>Студенты социальной работы говорили с семьями, юристы писали заявления, цифровая школа наладила сканер и спутниковую связь. Пятьдесят семь семей из шестидесяти получили компенсацию до июля.</p><p>Координатор клуба Сымбат Куандык вспоминает самое долгое дело: у восьмидесятиоднолетнего Толеу-аты не было свидетельства о рождении, и доказывать его пришлось школьным журналом 1951 года.</p><p>Сейчас в клубе 212 человек. Больше пятидесяти часов работы вписывают в транскрипт, а дежурства может выбрать любой студент начиная с первого курса.</p>',
        en: '<p>After the floods there was plenty of help: clothes, food, money. But people whose homes were under water had neither identity cards nor house documents left and could not apply for compensation. In April nineteen members of Meiirim went to three villages of West Kazakhstan region and for two weeks did nothing but paperwork.</p><p>Social work students talked to the families, law students wrote applications, and the digital school set up a scanner and a satellite link. By July fifty-seven of the sixty families had been paid.</p><p>Symbat Kuandyk, the club’s coordinator, remembers the longest case: Toleu-ata, aged eighty-one, had no birth certificate, and his birth had to be proved by a school register of 1951.</p><p>The club has 212 members now. More than fifty hours of work are entered in the transcript, and any student, first-years included, can choose a shift.</p>',
      },
      blocks: [
        {
          id: 7065,
          type: 'numbers',
          group: 1,
          position: 1,
          title: { kz: 'Екі аптаның нәтижесі', ru: 'Итог двух недель', en: 'The outcome of two weeks' },
          items: [
            {
              value: { kz: '57', ru: '57', en: '57' },
              title: { kz: 'отбасы өтемақы алды', ru: 'семей получили компенсацию', en: 'families compensated' },
            },
            {
              value: { kz: '231', ru: '231', en: '231' },
              title: { kz: 'құжат қалпына келді', ru: 'документ восстановлен', en: 'documents replaced' },
            },
            { value: { kz: '19', ru: '19', en: '19' }, title: { kz: 'волонтер', ru: 'волонтёров', en: 'volunteers' } },
          ],
        },
        {
          id: 7066,
          type: 'call',
          group: 2,
          position: 2,
          title: { kz: 'Бірге болғыңыз келсе', ru: 'Если хотите быть с нами', en: 'If you would like to join' },
          link: { text: { kz: 'Волонтерлер', ru: 'Волонтёры', en: 'Volunteers' }, url: '/volunteers' },
        },
      ],
    },
  },
  {
    id: 34,
    slug: 'library-night-until-two-in-the-morning',
    attributes: {
      title: {
        kz: 'Кітапханадағы түн: таңғы екіге дейін ашық сөрелер',
        ru: 'Ночь в библиотеке: полки открыты до двух часов',
        en: 'A night in the library: shelves open until two in the morning',
      },
      date: '2025-11-20T15:40:00+05:00',
      lead: {
        kz: 'Бір кеште кітапханаға 900-ден астам адам келіп, қырық жыл қолға алынбаған кітаптарды оқыды, мерзімі өткен 318 кітапты ескертусіз қайтарды.',
        ru: 'За вечер в библиотеку пришли больше 900 человек: читали книги, которые не брали сорок лет, и без взысканий вернули 318 просроченных.',
        en: 'In one evening more than 900 people came to the library, read books that nobody had borrowed for forty years and returned 318 overdue ones with no questions asked.',
      },
      body: {
        kz: '<p>Түннің тақырыбы\u00a0– «Ешкім сұрамаған кітап». Кітапханашылар қордан соңғы рет 1985 жылға дейін алынған жүз кітапты таңдап, сөреге мұқабасын теріс қаратып қойды. Келуші қайсысын алғанын ашқанда ғана біледі. Таңға дейін жүзінің тоқсан үші оқырман тапты.</p><p>Ең қызығы\u00a0– 1931 жылғы латын қарпіндегі қазақша саудагер анықтамалығы болды. Аударма ісі студенттері оны дауыстап оқып, бүгінгі тілге аударды: «үстеме», «көтере сату», «сенімгер» деген сөздер тоқсан жыл бұрын да солай жазылыпты.</p><p>Түнгі он бірде «Домбыра» ансамблі оқу залында күй тартты, он екіде инвестиция клубы көне қаржы ойынын ұйымдастырды. Балалы студенттер үшін бөлек бөлме ашылып, онда кезекші тәрбиеші отырды.</p><p>Сауалнама бойынша келгендердің үштен бірі кітапханаға бірінші рет кірген. Сессия кезінде оқу залы түн ортасына дейін жұмыс істейді деп шешілді.</p>',
        ru: '<p>Тема ночи\u00a0— «Книга, которую никто не спрашивал». Библиотекари выбрали сто книг, которые последний раз брали до 1985 года, и поставили их корешком к стене. Что досталось, читатель узнавал, только открыв. К утру нашли хозяина девяносто три из ста.</p><p>Интереснее всего оказался казахский справочник торговца 1931 года на латинице. Студенты-переводчики читали его вслух и перекладывали на сегодняшний язык: слова о наценке, опте и доверенном лице девяносто лет назад писались так же.</p><p>В одиннадцать в читальном зале играл ансамбль «Домбра», в полночь инвестиционный клуб провёл старинную финансовую игру. Для студентов с детьми открыли отдельную комнату с дежурным воспитателем.</p><p>Судя по опросу, каждый третий пришёл в библиотеку впервые. Решено, что в сессию читальный зал будет работать до полуночи.</p>',
        en: '<p>The theme of the night was the book that nobody asked for. Librarians chose a hundred books last borrowed before 1985 and shelved them with their spines to the wall. Only on opening one did a reader learn what it was. By morning ninety-three of the hundred had found someone.</p><p>The most curious was a merchant’s handbook of 1931 in Kazakh printed in Latin letters. Translation students read it aloud and put it into today’s language; the words for mark-up, wholesale and trustee had been the same ninety years ago.</p><p>At eleven the Dombyra Ensemble played in the reading room, and at midnight the Investment Club ran an old financial game. For students with children there was a room of its own with a nursery teacher on duty.</p><p>According to the survey one visitor in three was there for the first time. It has been decided that in exam weeks the reading room will stay open until midnight.</p>',
      },
      blocks: [
        {
          id: 7067,
          type: 'accordion',
          group: 1,
          position: 1,
          title: { kz: 'Сессия кезіндегі оқу залы', ru: 'Читальный зал в сессию', en: 'The reading room in exam weeks' },
          items: [
            {
              title: { kz: 'Түнде қалай кіремін?', ru: 'Как войти ночью?', en: 'How do I get in at night?' },
              text: {
                kz: '<p>Сағат 21:00-ден кейін шығыс есіктен студенттік картамен кіресіз.</p>',
                ru: '<p>После 21:00 вход через восточную дверь по студенческой карте.</p>',
                en: '<p>After 21:00 use the east door and your student card.</p>',
              },
            },
            {
              title: { kz: 'Үйге қалай жетемін?', ru: 'Как добраться домой?', en: 'How do I get home?' },
              text: {
                kz: '<p>Түнгі он екіден он минут өткенде жатақханаларға университет автобусы жүреді.</p>',
                ru: '<p>В десять минут первого к общежитиям идёт автобус университета.</p>',
                en: '<p>At ten past midnight a university bus leaves for the halls.</p>',
              },
            },
          ],
          link: { text: { kz: 'Кітапхана', ru: 'Библиотека', en: 'Library' }, url: '/library' },
        },
      ],
    },
  },
  {
    id: 35,
    slug: 'stockholm-arbitrator-on-losing-well',
    attributes: {
      title: {
        kz: 'Стокгольмдік төреші: жақсы заңгер жеңіліске де дайындалады',
        ru: 'Арбитр из Стокгольма: хороший юрист готовится и к поражению',
        en: 'A Stockholm arbitrator: good lawyers prepare for defeat as well',
      },
      date: '2025-11-07T17:30:00+05:00',
      school: 70,
      lead: {
        kz: 'Инвестициялық даулар бойынша отыз жыл төрелік еткен Анна Линдквист ашық дәріс оқып, студенттермен бірге бір істі басынан аяғына дейін талдады.',
        ru: 'Анна Линдквист, тридцать лет рассматривающая инвестиционные споры, прочла открытую лекцию и разобрала со студентами одно дело от начала до конца.',
        en: 'Anna Lindqvist, who has heard investment disputes for thirty years, gave a public lecture and took one case apart with the students from beginning to end.',
      },
      body: {
        kz: '<p>Дәріске 260 адам келді, жартысы басқа университеттерден. Линдквист сөзін санмен бастады: оның қолынан өткен 74 істің жиырмасы ғана толық шешіммен біткен, қалғанында тараптар келіскен. «Студентке жеңуді үйретеді, ал өмірде уақытында тоқтауды білетін заңгер қымбатырақ»,\u00a0– деді ол.</p><p>Екінші бөлімде студенттер екі топқа бөлініп, қала мен су құбырын салған шетелдік компанияның дауын жүргізді. Төреші әр он бес минут сайын жаңа құжат беріп отырды. Соңғы құжат екі жақтың да дәлелін жоққа шығарды: келісімшарттың аудармасында бір сөз қате екен.</p><p>Халықаралық қатынастар студенті Қуаныш Әбен аударма қатесін бірінші болып байқап, қазақша мәтінді сұратты. Қонақ оған өз кітабын сыйлап, алғашқы бетіне: «Түпнұсқаны оқыған адамға»,\u00a0– деп жазды.</p><p>Дәрістің жазбасы кітапхананың вебинарлар бөлімінде қазақша және орысша субтитрмен тұр.</p>',
        ru: '<p>На лекцию пришли 260 человек, половина из других университетов. Линдквист начала с чисел: из 74 её дел только двадцать закончились полным решением, в остальных стороны договорились. «Студентов учат побеждать, а в жизни дороже ценят юриста, который умеет вовремя остановиться»,\u00a0— сказала она.</p><p>Во второй части студенты разделились надвое и вели спор города с иностранной компанией, построившей водопровод. Каждые пятнадцать минут арбитр выдавала новый документ. Последний разрушил доводы обеих сторон: в переводе договора было неверным одно слово.</p><p>Первым ошибку заметил студент международных отношений Куаныш Абен, он попросил казахский текст. Гостья подарила ему свою книгу с надписью: «Человеку, который прочёл оригинал».</p><p>Запись лекции с казахскими и русскими субтитрами стоит в разделе вебинаров библиотеки.</p>',
        en: '<p>Two hundred and sixty people came to the lecture, half of them from other universities. Lindqvist began with figures: of her 74 cases only twenty ended in a full award, and in the rest the parties settled. “Students are taught to win,” she said, “but in life people pay more for a lawyer who knows when to stop.”</p><p>In the second part the students split in two and argued the dispute of a city with the foreign company that had built its waterworks. Every fifteen minutes the arbitrator handed out a new document. The last one overturned the arguments of both sides: a single word in the translated contract was wrong.</p><p>Kuanysh Aben, who studies international relations, was the first to notice and asked for the Kazakh text. The guest gave him her book, inscribed: “To one who reads the original.”</p><p>The recording, with subtitles in Kazakh and Russian, is among the library’s webinars.</p>',
      },
      blocks: [
        {
          id: 7069,
          type: 'quote',
          group: 1,
          position: 1,
          text: {
            kz: '<p>Қарсыласыңыздың ең мықты дәлелін өзіңіз айтып беріңіз. Содан кейін ғана төреші сізге сене бастайды.</p>',
            ru: '<p>Назовите самый сильный довод противника сами. Только после этого арбитр начнёт вам верить.</p>',
            en: '<p>State your opponent’s strongest argument yourself. Only then does the arbitrator begin to believe you.</p>',
          },
          name: { kz: 'Анна Линдквист', ru: 'Анна Линдквист', en: 'Anna Lindqvist' },
          post: { kz: 'Халықаралық төреші', ru: 'Международный арбитр', en: 'International arbitrator' },
        },
        {
          id: 7070,
          type: 'call',
          group: 2,
          position: 2,
          title: { kz: 'Дәріс жазбасын көріңіз', ru: 'Посмотрите запись лекции', en: 'Watch the lecture' },
          link: { text: { kz: 'Вебинарлар', ru: 'Вебинары', en: 'Webinars' }, url: '/library' },
        },
      ],
    },
  },
  {
    id: 36,
    slug: 'a-semester-abroad-what-58-students-brought-back',
    attributes: {
      title: {
        kz: 'Шетелдегі семестр: 58 студент не үйреніп қайтты',
        ru: 'Семестр за рубежом: что привезли 58 студентов',
        en: 'A semester abroad: what 58 students brought back',
      },
      date: '2025-10-23T10:50:00+05:00',
      school: 69,
      lead: {
        kz: 'Өнер және әлеуметтік ғылымдар мектебінің алмасу күнінде көктемгі семестрді он бір елде өткізген студенттер көргенін алып келген заттары арқылы айтып берді.',
        ru: 'На дне обмена Школы искусств и социальных наук студенты, проведшие весну в одиннадцати странах, рассказывали о ней с помощью привезённых вещей.',
        en: 'At the exchange day of the School of Arts and Social Sciences students who had spent the spring in eleven countries told of it through things they had brought back.',
      },
      body: {
        kz: '<p>Әр студент бір зат әкелді. Пусаннан\u00a0– метро картасы мен алғашқы корейше қателер дәптері. Краковтан\u00a0– кафедра меңгерушісінің «сіз» емес, «сен» деп жазған хаты. Генуядан\u00a0– үш рет қайта тапсырған сурет папкасы: Лигурия дизайн академиясында жоба қабылданғанша қайтарылады екен.</p><p>Аударма ісінің студенті Айкөркем Байтұрсын Мусаси колледжінде жапон ертегілерін қазақшаға аударып, он екісін жинақ етіп басып шығарды. Ол ең қиыны тіл емес, үнсіздік болды дейді: жапон мәтінінде айтылмай қалған сөз көп.</p><p>Шығыс ұтқырлық үйлестірушісі Камила Рысбекованың есебінше, мектептен биыл шыққан 58 студенттің елу төрті барлық кредитін есепке қостырды. Төртеуі бір пәннен жазғы семестрде қайта тапсырды.</p><ul><li>Ең көп таңдалған ел\u00a0– Корея, одан кейін Польша мен Түркия.</li><li>Орташа айлық шығын шәкіртақыдан тыс 140 мың теңге болды.</li><li>Әр үшінші студент қосымша жұмыс істеген.</li></ul>',
        ru: '<p>Каждый принёс одну вещь. Из Пусана\u00a0— карту метро и тетрадь первых корейских ошибок. Из Кракова\u00a0— письмо заведующей кафедрой, которая обратилась к студентке на «ты». Из Генуи\u00a0— папку рисунков, сданную с третьего раза: в Лигурийской академии дизайна проект возвращают, пока не примут.</p><p>Студентка переводческого дела Айкоркем Байтурсын в колледже Мусаси перевела на казахский японские сказки и издала двенадцать из них сборником. Труднее языка, говорит она, была тишина: в японском тексте многое остаётся несказанным.</p><p>По подсчётам координатора исходящей мобильности Камилы Рысбековой, из 58 уехавших студентов школы все кредиты зачли пятидесяти четырём. Четверо пересдали по одной дисциплине летом.</p><ul><li>Чаще всего выбирали Корею, затем Польшу и Турцию.</li><li>Средний расход сверх стипендии составил 140 тысяч тенге в месяц.</li><li>Каждый третий подрабатывал.</li></ul>',
        en: '<p>Everyone brought one object. From Busan came a metro map and a notebook of first mistakes in Korean; from Kraków a letter in which the head of department calls a student by her first name; from Genoa a folder of drawings handed in three times, for at the Ligurian Academy of Design a project goes back until it is accepted.</p><p>Aikorkem Baitursyn of translation studies spent her semester at Musashi College putting Japanese tales into Kazakh and has published twelve of them. Harder than the language, she says, was the silence: much in a Japanese text is left unsaid.</p><p>By the count of Kamila Rysbekova, who coordinates outgoing mobility, 54 of the school’s 58 exchange students had all their credits recognised. Four retook one course each in summer.</p><ul><li>Korea was chosen most often, followed by Poland and Türkiye.</li><li>Beyond the scholarship students spent 140,000 tenge a month on average.</li><li>One in three had a part-time job.</li></ul>',
      },
      blocks: [
        {
          id: 7071,
          type: 'steps',
          group: 1,
          position: 1,
          title: { kz: 'Келесі күзге үлгеру үшін', ru: 'Чтобы успеть к следующей осени', en: 'In time for next autumn' },
          items: [
            {
              title: {
                kz: 'Ақпанның соңына дейін университет таңдаңыз',
                ru: 'До конца февраля выберите университет',
                en: 'Choose a university by the end of February',
              },
              desc: {
                kz: '<p>Екі негізгі, бір қосалқы нұсқа жазыңыз.</p>',
                ru: '<p>Запишите два основных варианта и один запасной.</p>',
                en: '<p>Put down two choices and one in reserve.</p>',
              },
            },
            {
              title: { kz: '10 наурызға дейін өтінім беріңіз', ru: 'До 10 марта подайте заявку', en: 'Apply by 10 March' },
              desc: {
                kz: '<p>Транскрипт, тіл сертификаты және бір бет хат.</p>',
                ru: '<p>Транскрипт, языковой сертификат и письмо на одну страницу.</p>',
                en: '<p>A transcript, a language certificate and a one-page letter.</p>',
              },
            },
            {
              title: { kz: 'Эдвайзермен пәндерді келісіңіз', ru: 'Согласуйте дисциплины с эдвайзером', en: 'Agree your courses' },
              desc: {
                kz: '<p>Келісілген пән қайтып келгенде міндетті түрде есептеледі.</p>',
                ru: '<p>Согласованную дисциплину по возвращении зачтут обязательно.</p>',
                en: '<p>A course agreed with your adviser is sure to be recognised.</p>',
              },
            },
          ],
          link: {
            text: { kz: 'Академиялық ұтқырлық', ru: 'Академическая мобильность', en: 'Academic mobility' },
            url: '/academic-mobility',
          },
        },
      ],
    },
  },
  {
    id: 37,
    slug: 'silver-for-a-model-of-ambulance-calls',
    attributes: {
      title: {
        kz: 'Жедел жәрдем шақыруын болжаған модель күміс жүлде алды',
        ru: 'Серебро за модель вызовов скорой помощи',
        en: 'Silver for a model of ambulance calls',
      },
      date: '2025-10-10T12:00:00+05:00',
      school: 68,
      lead: {
        kz: 'Айбек Сұлтанов пен Дина Цой деректер талдауы олимпиадасында тоқсан команданың ішінде екінші орын иеленді. Олардың есебі Алматыдағы бір қосалқы бекеттің орнын өзгертуді ұсынады.',
        ru: 'Айбек Султанов и Дина Цой стали вторыми среди девяноста команд на олимпиаде по анализу данных. Их расчёт предлагает перенести одну подстанцию в Алматы.',
        en: 'Aibek Sultanov and Dina Tsoi came second of ninety teams at the data analysis olympiad. Their figures suggest moving one ambulance station in Almaty.',
      },
      body: {
        kz: '<p>Олимпиадада барлығына бірдей дерек берілді: екі жылдағы 410 мың шақыру, жеке аты-жөнінсіз, тек уақыты, ауданы және себебі. Командалардың көбі ертеңгі шақыру санын болжады. Айбек пен Дина басқаша сұрақ қойды: көлік қай жерде тұрса, ең ұзақ күту қысқарады?</p><p>Модель ауа райын, футбол ойындарын, тіпті мектеп демалысын ескереді. Ең күшті белгі күтпеген жерден шықты\u00a0– түнгі аяздан кейінгі бірінші жылы күн: көктайғақта құлайтындар саны 1,8 есе өседі.</p><p>Есеп бойынша бір бекетті Наурызбай ауданына екі шақырым жақындатса, шеткі көшелерге жету уақыты он төрт минуттан тоғызға түседі. Олимпиададан кейін студенттерді қалалық жедел жәрдем станциясы шақырып, модельді қыста қатар сынауға келісті.</p><p>Команданы дерекқорлар бойынша ассистент-профессор Данияр Ким дайындаған.</p>',
        ru: '<p>Всем дали одни и те же данные: 410 тысяч вызовов за два года, без имён, только время, район и причина. Большинство команд предсказывало число вызовов на завтра. Айбек и Дина спросили иначе: где должна стоять машина, чтобы сократить самое долгое ожидание?</p><p>Модель учитывает погоду, футбольные матчи и даже школьные каникулы. Сильнейший признак удивил: первый тёплый день после ночного мороза, когда на гололёде падают в 1,8 раза чаще.</p><p>По расчёту, если придвинуть одну подстанцию на два километра к Наурызбайскому району, до крайних улиц будут доезжать за девять минут вместо четырнадцати. После олимпиады студентов пригласила городская станция скорой помощи, зимой модель испытают параллельно с обычной работой.</p><p>Команду готовил ассистент-профессор баз данных Данияр Ким.</p>',
        en: '<p>Everyone was given the same data: 410,000 calls over two years, without names, only the time, the district and the cause. Most teams predicted the number of calls for the next day. Aibek and Dina asked a different question: where should a car stand so that the longest wait grows shorter?</p><p>Their model takes account of weather, football matches and even school holidays. The strongest sign was a surprise: the first mild day after a night of frost, when 1.8 times as many people fall on the ice.</p><p>If one station were moved two kilometres towards Nauryzbai district, they found, an ambulance would reach the outermost streets in nine minutes instead of fourteen. After the olympiad the city’s ambulance service invited the students, and in winter the model will be tried alongside the usual routine.</p><p>The team was coached by Daniyar Kim, assistant professor of databases.</p>',
      },
      blocks: [
        {
          id: 7073,
          type: 'quote',
          group: 1,
          position: 1,
          text: {
            kz: '<p>Диспетчермен бір түн отырып шықтық. Таңға қарай кестедегі «кешікті» деген сөздің артында не тұрғанын түсіндім.</p>',
            ru: '<p>Мы просидели ночь с диспетчером. К утру я поняла, что стоит за словом «опоздание» в таблице.</p>',
            en: '<p>We sat up a whole night with a dispatcher. By morning I understood what stands behind the word “delay” in a table.</p>',
          },
          name: { kz: 'Дина Цой', ru: 'Дина Цой', en: 'Dina Tsoi' },
          post: { kz: 'Деректер талдауы, үшінші курс', ru: 'Анализ данных, третий курс', en: 'Data analytics, third year' },
        },
        {
          id: 7074,
          type: 'facts',
          group: 2,
          position: 2,
          title: { kz: 'Модель нені біледі', ru: 'Что знает модель', en: 'What the model knows' },
          items: [
            {
              title: { kz: 'Дерек көлемі', ru: 'Объём данных', en: 'Data' },
              value: { kz: '410\u00a0000 шақыру, 24 ай', ru: '410\u00a0000 вызовов, 24 месяца', en: '410,000 calls, 24 months' },
            },
            {
              title: { kz: 'Белгілер саны', ru: 'Признаков', en: 'Features' },
              value: { kz: '63, он екісі ауа райынан', ru: '63, из них двенадцать о погоде', en: '63, twelve of them about the weather' },
            },
            {
              title: { kz: 'Болжам қатесі', ru: 'Ошибка прогноза', en: 'Forecast error' },
              value: { kz: 'ауданға шаққанда сағатына 1,3 шақыру', ru: '1,3 вызова в час на район', en: '1.3 calls an hour per district' },
            },
          ],
        },
      ],
    },
  },
  {
    id: 38,
    slug: 'three-research-grants-for-the-economics-school',
    attributes: {
      title: {
        kz: 'Экономика мектебінің үш жобасы 310 миллион теңгеге мемлекеттік грант ұтып алды',
        ru: 'Три проекта школы экономики выиграли государственные гранты на 310 миллионов тенге',
        en: 'Three projects of the economics school win state grants of 310 million tenge',
      },
      date: '2025-09-19T16:10:00+05:00',
      school: 66,
      lead: {
        kz: 'Ғылым комитетінің 2026–2028 жылдарға арналған байқауында таза ауа, еңбек көші-қоны және шекарадағы жүк кідірісі туралы зерттеулер қолдау тапты.',
        ru: 'В конкурсе Комитета науки на 2026–2028 годы поддержаны исследования о чистом воздухе, трудовой миграции и задержке грузов на границе.',
        en: 'In the Science Committee’s competition for 2026–2028 studies of clean air, labour migration and delays to goods at the border have been funded.',
      },
      body: {
        kz: '<p>Ең ірі грант\u00a0– 148 миллион теңге\u00a0– профессор Болат Жұмаділовтің Алматы ауасы туралы жобасына берілді. Ол түтіннің зиянын ақшамен есептеп, шешімдерді салыстыруға мүмкіндік береді. Датчиктерді орнату қаңтарда басталады.</p><p>Эконометрика бойынша ассистент-профессор Санжар Әбілқасымовтың тобы (96 миллион теңге) шетелде жұмыс істейтін отандастардың ақша аударымын зерттейді. Мақсат\u00a0– ауылға келген ақшаның қаншасы тойға, қаншасы кәсіпке, қаншасы баланың оқуына кететінін білу. Мың екі жүз отбасынан сұхбат алынады.</p><p>Үшінші жоба (66 миллион теңге) Орта дәлізге арналған. Ғылым жөніндегі проректор Дәурен Әлімбековтің тобы Ақтау портында кеме күткен контейнердің бір сағаты экспорттаушыға қаншаға түсетінін есептейді. Жүктердің қозғалысын логистика студенттері қадағалайды.</p><p>Үш жоба он төрт докторант пен магистрантқа жалақы төлейтін орын ашады. Байқау қазанда жарияланады.</p>',
        ru: '<p>Самый крупный грант, 148 миллионов тенге, получил проект профессора Болата Жумадилова о воздухе Алматы. Он посчитает вред смога в деньгах и позволит сравнивать решения. Установка датчиков начнётся в январе.</p><p>Группа ассистент-профессора эконометрики Санжара Абилькасымова (96 миллионов) изучит переводы соотечественников, работающих за рубежом: сколько денег, пришедших в село, уходит на той, сколько на дело, сколько на учёбу детей. Опросят тысячу двести семей.</p><p>Третий проект (66 миллионов) посвящён Срединному коридору. Группа проректора по науке Даурена Алимбекова посчитает, во что обходится экспортёру час, который контейнер ждёт парома в порту Актау. Следить за грузами будут студенты-логисты.</p><p>Проекты откроют четырнадцать оплачиваемых мест для докторантов и магистрантов. Конкурс объявят в октябре.</p>',
        en: '<p>The largest grant, 148 million tenge, goes to Professor Bolat Zhumadilov’s project on the air of Almaty. It will put the harm done by smog into money and make remedies comparable. The sensors go up from January.</p><p>The group of Sanzhar Abilkassymov, assistant professor of econometrics, receives 96 million to study what compatriots working abroad send home: how much of the money that reaches a village is spent on weddings, how much on business and how much on children’s education. Twelve hundred families will be interviewed.</p><p>The third project, with 66 million, is about the Middle Corridor. The group of Dauren Alimbekov, vice-rector for research, will work out what an exporter pays for each hour a container waits for a ship at the port of Aktau. Logistics students will follow the goods.</p><p>Together they create fourteen paid posts for doctoral and master’s students, to be advertised in October.</p>',
      },
      blocks: [
        {
          id: 7075,
          type: 'facts',
          group: 1,
          position: 1,
          title: { kz: 'Жобалар мен қаржы', ru: 'Проекты и средства', en: 'Projects and funds' },
          items: [
            {
              title: { kz: 'Таза ауаның экономикасы', ru: 'Экономика чистого воздуха', en: 'The Economics of Clean Air' },
              value: {
                kz: '148 миллион теңге, Б. Жұмаділов',
                ru: '148 миллионов тенге, Б. Жумадилов',
                en: '148 million tenge, B. Zhumadilov',
              },
            },
            {
              title: { kz: 'Ақша аударымы және ауыл', ru: 'Переводы и село', en: 'Remittances and the village' },
              value: {
                kz: '96 миллион теңге, С. Әбілқасымов',
                ru: '96 миллионов тенге, С. Абилькасымов',
                en: '96 million tenge, S. Abilkassymov',
              },
            },
            {
              title: { kz: 'Орта дәліздегі кідіріс құны', ru: 'Задержка в Срединном коридоре', en: 'Delay in the Middle Corridor' },
              value: {
                kz: '66 миллион теңге, Д. Әлімбеков',
                ru: '66 миллионов тенге, Д. Алимбеков',
                en: '66 million tenge, D. Alimbekov',
              },
            },
          ],
          link: { text: { kz: 'Ғылыми зерттеулер', ru: 'Научные исследования', en: 'Research' }, url: '/science/research' },
        },
      ],
    },
  },
  {
    id: 39,
    slug: 'thirty-students-run-six-shops-for-a-summer',
    attributes: {
      title: {
        kz: 'Отыз студент жаз бойы алты дүкенді өздері басқарды',
        ru: 'Тридцать студентов всё лето управляли шестью магазинами',
        en: 'Thirty students run six shops for a summer',
      },
      date: '2025-08-20T11:45:00+05:00',
      school: 67,
      lead: {
        kz: '«Самал Ритейл» желісі Алматыдағы алты шағын дүкенін сегіз аптаға ритейл және электрондық коммерция студенттеріне сеніп тапсырды. Бес дүкеннің табысы өсті.',
        ru: 'Сеть «Самал Ритейл» на восемь недель доверила шесть небольших магазинов в Алматы студентам программы «Ритейл и электронная коммерция». Выручка выросла в пяти.',
        en: 'For eight weeks Samal Retail entrusted six small shops in Almaty to students of retail and e-commerce. Takings rose in five of them.',
      },
      body: {
        kz: '<p>Шарт қарапайым болды: бағаны, тауар қорын, кестені және жарнаманы студент шешеді, ал қауіпсіздік пен кассаны желі бақылайды. Бес адамдық топ жалақыны қалыпты қызметкер ретінде алды, ал қосымша пайданың оннан бірі сыйақы болып үлестірілді.</p><p>Тастақтағы топ таңғы сағат алтыда ашылып көрді де, бір аптада жұмысқа асыққан құрылысшылардан жаңа сатып алушы тапты. Орбитадағылар сүт сөресін есік жанынан ең түкпірге жылжытып, айналымды 12 пайызға көтерді. Ал Ақсай дүкенінде тауар түрін екі есе азайту сәтсіз аяқталды: тұрақты қарттар ренжіп кетіп қалды, топ үшінші аптада бәрін қайтарды.</p><p>Желі директоры, MBA түлегі Шолпан Есімова дәл осы сәтсіздікті ең құнды есеп деп атады. «Қателігінің бағасын теңгемен көрсеткен студентті мен ертең-ақ жұмысқа аламын»,\u00a0– дейді ол. Шынында да, отыз студенттің жетеуіне күзден бастап жарты күндік жұмыс ұсынылды.</p>',
        ru: '<p>Условия простые: цену, запас, график и рекламу решает студент, а безопасность и кассу контролирует сеть. Команды по пять человек получали обычную зарплату, а десятую часть прироста прибыли\u00a0— премией.</p><p>Команда на Тастаке попробовала открываться в шесть утра и за неделю нашла новых покупателей, строителей по дороге на работу. На Орбите молочную полку передвинули от двери в глубину и подняли оборот на 12 процентов. А в Аксае сокращение ассортимента вдвое провалилось: обиделись постоянные покупатели-пенсионеры, и на третьей неделе всё вернули.</p><p>Директор сети, выпускница MBA Шолпан Есимова, назвала именно этот провал самым ценным отчётом. «Студента, который показал цену своей ошибки в тенге, я возьму на работу хоть завтра»,\u00a0— говорит она. И правда, семерым из тридцати предложили с осени работу на полдня.</p>',
        en: '<p>The terms were simple: students decide on prices, stock, hours and advertising, while the chain looks after safety and the till. Teams of five drew ordinary wages and a tenth of any extra profit as a bonus.</p><p>The team in Tastak tried opening at six and within a week had new customers, builders on their way to work. In Orbita they moved the dairy shelf from the door to the far end and raised turnover by 12 per cent. In Aksai cutting the range by half went wrong: the regular pensioners took offence, and in the third week everything was put back.</p><p>Sholpan Yessimova, an MBA graduate who directs the chain, called that failure the most valuable report of all. “A student who shows me the price of a mistake in tenge can start tomorrow,” she says. Indeed, seven of the thirty have been offered half-time jobs from the autumn.</p>',
      },
      blocks: [
        {
          id: 7077,
          type: 'numbers',
          group: 1,
          position: 1,
          title: { kz: 'Сегіз апта', ru: 'Восемь недель', en: 'Eight weeks' },
          items: [
            {
              value: { kz: '6', ru: '6', en: '6' },
              title: { kz: 'дүкен, бесеуінде табыс өсті', ru: 'магазинов, в пяти рост', en: 'shops, five of them growing' },
            },
            {
              value: { kz: '7', ru: '7', en: '7' },
              title: { kz: 'студентке жұмыс ұсынылды', ru: 'студентов получили работу', en: 'students offered jobs' },
            },
            {
              value: { kz: '12\u00a0%', ru: '12\u00a0%', en: '12%' },
              title: { kz: 'ең жоғары өсім', ru: 'лучший прирост', en: 'the best growth' },
            },
          ],
        },
        {
          id: 7078,
          type: 'text',
          group: 2,
          position: 2,
          title: { kz: 'Келесі жаздың жоспары', ru: 'Планы на следующее лето', en: 'Plans for next summer' },
          desc: {
            kz: '<p>2026 жылы он дүкен беріледі, оның екеуі Қонаев қаласында. Іріктеу көктемде өтеді: студент таныс дүкеннің бір айлық есебін талдап, үш өзгеріс ұсынады.</p>',
            ru: '<p>В 2026 году студентам отдадут десять магазинов, два из них в городе Конаеве. Отбор пройдёт весной: нужно разобрать месячный отчёт знакомого магазина и предложить три перемены.</p>',
            en: '<p>In 2026 there will be ten shops, two of them in the town of Konayev. Selection is in spring: applicants analyse one month’s accounts of a shop they know and suggest three changes.</p>',
          },
        },
      ],
    },
  },
  {
    id: 40,
    slug: 'military-department-118-students-take-the-oath',
    attributes: {
      title: {
        kz: 'Әскери кафедра: 118 студент ант қабылдады',
        ru: 'Военная кафедра: присягу приняли 118 студентов',
        en: 'Military department: 118 students take the oath',
      },
      date: '2025-07-11T14:00:00+05:00',
      lead: {
        kz: 'Отыз күндік далалық жиын аяқталып, запастағы офицер және сержант бағдарламасының түлектері отбасыларының алдында ант берді. Олардың жиырма төрті\u00a0– қыздар.',
        ru: 'После тридцатидневных полевых сборов выпускники программ офицеров и сержантов запаса присягнули при своих семьях. Двадцать четыре из них\u00a0— девушки.',
        en: 'After thirty days of field training graduates of the reserve officer and sergeant courses took the oath before their families. Twenty-four of them are women.',
      },
      body: {
        kz: '<p>Жиын Отардағы полигонда өтті. Студенттер таңғы алтыда тұрып, жаяу жорық, байланыс, алғашқы медициналық көмек және топографиядан емтихан тапсырды. Соңғы апта далалық оқу-жаттығуға арналды: шілденің қырық градус ыстығында су мен жүкті дұрыс бөлу ең қиын тапсырма болып шықты.</p><p>Салтанатты рәсім 5 шілдеде болды. Әскери кафедра бастығы, подполковник Жасұлан Бердіғұлов үздік он екі студентке алғыс хат тапсырды. Солардың бірі\u00a0– логистика бағдарламасының түлегі Инабат Серік: оның бөлімшесі жүк тасымалының кестесін қайта құрып, жорық уақытын екі сағатқа қысқартқан.</p><p>Екінші курстан бастап болашақ офицерлер екі жыл, сержанттар бір жарым жыл оқиды. Сабақ аптасына бір күн, киім-кешек пен оқулық тегін. Іріктеуде денсаулық, дене дайындығы және үлгерім ескеріледі, биыл бір орынға үш үміткерден келді.</p>',
        ru: '<p>Сборы прошли на полигоне в Отаре. Студенты вставали в шесть, сдавали марш, связь, первую медицинскую помощь и топографию. Последняя неделя была отдана полевому учению: в сорокаградусную жару труднее всего оказалось верно распределить воду и груз.</p><p>Торжественная церемония состоялась 5 июля. Начальник военной кафедры подполковник Жасулан Бердигулов вручил благодарности двенадцати лучшим. Среди них выпускница программы «Логистика» Инабат Серик: её отделение перестроило график перевозок и сократило марш на два часа.</p><p>Со второго курса будущие офицеры учатся два года, сержанты полтора. Занятия идут один день в неделю, форма и учебники бесплатны. При отборе смотрят на здоровье, физическую подготовку и успеваемость, в этом году на место приходилось трое.</p>',
        en: '<p>The camp was held on the training ground at Otar. Students rose at six and were examined in marching, signals, first aid and map reading. The last week was a field exercise: in a heat of forty degrees the hardest task proved to be sharing out water and loads.</p><p>The ceremony took place on 5 July. Lieutenant Colonel Zhassulan Berdigulov, head of the department, handed letters of thanks to the twelve best. Among them was Inabat Serik, a graduate in logistics, whose section redrew the transport schedule and shortened the march by two hours.</p><p>From the second year of study future officers train for two years and sergeants for a year and a half, one day a week, with uniform and textbooks free. Health, fitness and marks decide on admission; this year there were three applicants for each place.</p>',
      },
      blocks: [
        {
          id: 7079,
          type: 'steps',
          group: 1,
          position: 1,
          title: { kz: 'Кафедраға қалай түсуге болады', ru: 'Как поступить на кафедру', en: 'How to join the department' },
          items: [
            {
              title: { kz: 'Қазанда өтініш жазыңыз', ru: 'Подайте заявление в октябре', en: 'Apply in October' },
              desc: {
                kz: '<p>Екінші курстан қабылданады, соңғы күн\u00a0– 1 қараша.</p>',
                ru: '<p>Принимают со второго курса, последний день\u00a0— 1 ноября.</p>',
                en: '<p>Second-years may apply; the last day is 1 November.</p>',
              },
            },
            {
              title: { kz: 'Дәрігерлік комиссиядан өтіңіз', ru: 'Пройдите врачебную комиссию', en: 'See the medical board' },
              desc: {
                kz: '<p>Тұрғылықты жердегі қорғаныс істері бөлімінен жолдама керек.</p>',
                ru: '<p>Нужно направление отдела по делам обороны по месту жительства.</p>',
                en: '<p>You need a referral from the defence office of your district.</p>',
              },
            },
            {
              title: { kz: 'Дене дайындығын тапсырыңыз', ru: 'Сдайте физическую подготовку', en: 'Pass the fitness test' },
              desc: {
                kz: '<p>Жүз метрге және бір шақырымға жүгіру, тартылу немесе дене көтеру.</p>',
                ru: '<p>Бег на сто метров и на километр, подтягивание или подъём туловища.</p>',
                en: '<p>A hundred metres, one kilometre, and pull-ups or sit-ups.</p>',
              },
            },
          ],
          link: { text: { kz: 'Әскери кафедра', ru: 'Военная кафедра', en: 'Military department' }, url: '/military-department' },
        },
      ],
    },
  },
]
