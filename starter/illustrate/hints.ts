import type { PictureKind, SceneOf } from '../pictures/picture.ts'

/** Kinds of pictures that are chosen by texts; the others are derived from a name or a number. */
export type SceneKind = Exclude<PictureKind, 'book' | 'portrait' | 'wordmark' | 'goal' | 'pattern'>

/**
 * English keywords of each scene: the scene with most matches wins. A star matches any ending, an underscore a space; a plural
 * matches its word.
 */
export const hints: { [K in SceneKind]: Record<SceneOf<K>, string> } = {
  news: {
    debate: 'debat* aitys jessup round_table speaker negotiat* quarrel conversation_club voices',
    laboratory: 'laborator* research experiment* science scientist device robot* module pharma* doctora* curiosity',
    graduation: 'graduat* diploma alumni class_of degree double_degree exempt* master’s doctora*',
    'career-fair':
      'career employer job placement internship vacan* recruit* cv interview_practice supplier marketing market shop retail brand',
    court: 'court* moot law legal lawyer arbitrat* justice mediat* right appeal* judge* articles_of_association provision ' + 'privacy',
    volunteers: 'volunteer* tree planted planting plant garden charit* meiirim ecolog* repair swap grandparent clean-up',
    conference:
      'conference seminar council report strateg* congress presented management_of results summit public_lecture paper abstract ' +
      'journal',
    olympiad: 'olympiad gold silver bronze prize grand_prix altyn_belgi ranking rating accredit* mark',
    'library-night': 'night librar* reading reader read book textbook evening literature archive* references dictionary',
    'open-doors':
      'open_day open_doors welcome* first-year first_week first_year admission* applicant selection application reception contact ' +
      'opens',
    hackathon:
      'hackathon* code coder coding programming software cyber* artificial_intelligence ai machine_learning digital* online app ' +
      'web computing computer systems virtual zotero excel',
    nauryz: 'nauryz event tradition festival yurt feast kazakh_culture nomad tusaukeser kumis',
    agreement:
      'partner* agreement signs signed memorandum contract cooperat* international_relations diploma*cy endow* gift scholarship ' +
      'grant discount pays_for funding fund',
    podium: 'winner win won champion* cup first_place third_place podium contest merit award* competition',
    lesson:
      'lesson teach* course classes summer_school winter_school village_school seminar mentor* train* learn* tutor* elective sign_language workshop masterclass ' +
      'webinar method* accounting audit* tax* counsel* advis* advice',
    city: 'city buses bus transport urban district timetable tram survey sociolog* migration moving_to house_prices',
    theatre: 'theatre* stage premiere actor play film media journalis* podcast press communicat*',
    residence:
      'hall residence housing hostel dormitor* guest-house guest_house guesthouse hospitality hotel restaurant move_in expenses ' +
      'living canteen abroad semester_abroad exchange_student cafe café children family families',
    pitch:
      'pitch* start-up startup incubator demo_day invest* entrepreneur* business_case case_championship mba executive ' +
      'project_management business_administration strategic consult*',
    exhibition: 'exhibition design* poster* art photo* galler* on_show fashion studio type_and_print creativ*',
    sports: 'sport sporting runner fitness physical marathon',
  },
  project: {
    transport:
      'transport* buses bus route logistic corridor supply_chain container port customs freight warehouse khorgos caspian truck ' +
      'tariff moving_objects',
    water: 'water* irrigat* river* syr_darya aral balkhash sea banks_of_the fish* shore',
    language:
      'language kazakh translat* kazakh_speech dialect dictionar* proverb spell* corpus place_names plain_words turkic forms_you_can',
    business:
      'small_business small_firm business* firm village rural farm agri* dairy milk honey supplier management e-commerce trader ' +
      'market_day mining mine cooperative diaries hunger purchases',
    wellbeing:
      'well-being wellbeing psycholog* stress sleep health* counsell* support social_work anxiety inclusi* barriers mental gender ' +
      'women equality first-years_with_a_mentor first-year_with_a_mentor',
    justice: 'justice law legal court mediat* appeal* policy policies government state public right institutions budget inequalit* peace',
    air: 'air smog sensor clean_air climate emission carbon pollution',
    trails:
      'trail touris* nomad* pasture mountain peak hik* guest-house guest_house guesthouse elders hospitality assy karkara tuzkol ' +
      'life_on_land',
    data:
      'data analytic* statistic* model algorithm* machine_learning intelligence spatial geoinformatics econometric* scopus survey ' +
      'information satellite digital_twin',
    energy: 'energ* power solar wind panel network infrastructure industry',
    finance:
      'financ* bank* fintech invest* bond credit money esg econom* cost pay price green sustainab* insurance treasury poverty ' +
      'consumption instalment loan savings',
  },
  campus: {
    facade:
      'university institute main_building history state_grant bachelor* economics_and_management academy mission values military oath',
    modern: 'digital* technolog* new_building transformation service_centre service_center systems services',
    court: 'art social_sciences campus courtyard international_students students’_office double_degree',
    library: 'librar* reading_room book stacks databases librarian law_and_public_policy academic_policy document',
    gate: 'business_school contacts executive open_campus jubilee named_after incoming foreign partner_universities',
    garden: 'garden apple green_campus trees sustainable_development safety ecolog*',
  },
  sport: {
    volleyball: 'volleyball',
    chess: 'chess togyzkumalak strategy_game',
    basketball: 'basketball',
    swimming: 'swim* pool',
    football: 'football futsal first-year_cup student_league',
    mountain: 'mountain* hik* peak ascent summit_of climb* on_ice',
    kures: 'wrestl* kures',
    esports: 'esport gaming',
    yoga: 'yoga stretching health_and_sport exam_stress',
  },
  event: {
    concert: 'concert dombra dombyra music',
    lecture: 'courtroom moot_courtroom lecture masterclass evening',
    fair: 'fair',
    run: 'run marathon',
    theatre: 'premiere theatre play',
    debate: 'debate negotiat*',
    exhibition: 'exhibition photo',
    conference: 'conference researchers',
    hackathon: 'hackathon data_science demo',
    'open-doors': 'open_day',
    'library-night': 'library night',
    court: 'moot court',
    mobility: 'mobility abroad',
    match: 'basketball football match cup',
    breakfast: 'breakfast',
    reunion: 'reunion alumni',
    advice: 'advice legal',
    award: 'award стартап* start-up startup contest',
  },
  organization: {
    council: 'council government vote election openness association',
    debate: 'debate conversation respect interview interpreter ask_a',
    volunteers: 'volunteer* help welfare companion counsel* mentor* children responsibility',
    investment: 'invest* endowment scholarship budget fund means loan savings employer_pays instalments finance grant discount cost',
    theatre: 'theatre culture',
    code: 'code coder online account platform timetable models interface app',
    international: 'international abroad erasmus exchange mobility degree_programme foreign where_you_can_go country countries travel',
    green: 'green ecolog* apple tree climate',
    press: 'press kalam writ* transcript certificate archive story apply request questionnaire surveys ielts',
    music: 'dombyra music ensemble podcast',
    law: 'law right honesty originality justice',
    sport: 'sport cup prize',
  },
  place: {
    lecture: 'lecture* lecturer teaching public_lecture academy knowledge guest_lecture teaching_staff',
    greenhouse: 'greenhouse green_campus green environment* agri* sustainab* growing climate ecolog*',
    servers: 'server* cyber* network cloud infrastructure databases platform digitali* digital_transformation digital_money processes',
    canteen: 'canteen menu lunch food meal hunger hand-out dining restaurant café cafe',
    telescope: 'telescope astronom* star vision horizon future curiosity doctoral',
    bank: 'bank* treasury deposit insurance loan savings debt instalment stability farm_credit credit_scoring islamic_finance',
    medeu: 'medeu ice skat* winter on_ice',
    studio: 'podcast media journalis* recording speech radio broadcast communicat* interpreter film press',
    room: 'housing halls_of_residence hostel dormitor* accommodation furniture rooms room residence',
    market: 'market* trader retail shop honey nuts kumis cosmetics consumer swap cooperative marketing',
    ceremony: 'graduat* degree double_degree master’s ceremony oath academic_title named_scholarship full_degree',
    bench: 'device robot* chemistry pharma* experiment* research_stay test_set copper',
    tram: 'tram urban city avenue street district timetable transport public_transport city_hall',
    advice: 'advis* adviser counsel* counsellor consult* coach* mentor* interview* individual companion welfare law_clinic ask_a meeting',
    gym: 'gym fitness sports_hall physical exercise health_and_sport clubs',
    stop: 'passenger commut* bus_stop stop moving_to queue timetable waiting arriv*',
  },
  thing: {
    laptop: 'laptop online account platform software programming interface electronic computer digital code online_learning',
    passport:
      'passport visa abroad travel foreign international exchange incoming outgoing mobility erasmus countries go_abroad tour_operator',
    contract: 'contract agreement signed provision articles_of_association rules charter tender purchases policy employment named',
    notebook: 'notebook plan writing curricul* subjects methods materials programmes_rebuilt text_corpus essay analysis study_plan',
    exam: 'exam* test ielts selection entrance score assessment evaluation unt olympiad',
    mailbox: 'mail letter contact request reception apply how_to_apply feedback application archive',
    calendar: 'calendar timetable deadline schedule registrar academic_year academic_calendar events careers_day',
    dombyra: 'dombra dombyra music concert tradition* kazakh_culture ensemble aitys',
    map: 'map campus_map international_campus where_you_can_go directions guide trail* geo* valley',
    certificate:
      'certificate diploma transcript accredit* bologna recognition ranking quality archive_certificate prize_for_the_best ratings',
    shelf: 'book* librar* textbook literature reading catalogue stacks librarian references electronic_library',
    phone: 'phone call whatsapp hotline chat support digital_grandparents app messages screen',
    calculator: 'account* audit* tax* fee cost budget discount expenses statistic* own_means public_finance edu_finance price* costs',
  },
  landscape: {
    forest: 'forest spruce karkara felt',
    yurts: 'nomad* yurt summer_school summer_pasture hospitality move_to kumis',
    lake: 'lake water tuzkol balkhash aral sea',
    poplars: 'village rural road way_to',
    orchard: 'apple orchard garden almaty honey hive',
    fields: 'field farm agri* hunger mill irrigat*',
    turbines: 'wind energy climate power sustainab*',
  },
}

/** Scenes that suit a text with none of these words: the land and the campus are behind everything that happens here. */
export const usual: { [K in SceneKind]: readonly SceneOf<K>[] } = {
  news: ['lesson', 'conference'],
  project: [],
  campus: ['facade', 'modern', 'court', 'library', 'gate', 'garden'],
  sport: [],
  event: ['lecture', 'conference', 'fair'],
  organization: ['council', 'press'],
  place: ['lecture'],
  thing: [],
  landscape: ['forest', 'yurts', 'lake', 'poplars', 'orchard', 'fields'],
}
