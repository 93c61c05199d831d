// The carriers' war, by name: what the games' own data do not list, or only show by letters.
//
// Compiled by hand; to check it or add to it: the Dictionary of American Naval Fighting Ships and combinedfleet.com for
// the ships, Swanborough and Bowers for American aircraft, Francillon for Japanese ones and their code names. Ships are
// those that were in commission in the Pacific between December 1941 and September 1945, or about to be.

const list = (text) => text.split(/[,\n]/).flatMap((name) => name.trim() || []);

/** What people call the two navies, their nations and what belongs to them. */
export const NATIONS = list(`
  Japan, Japanese, Nippon, Nihon, Imperial Navy, IJN, IJA, Combined Fleet, Butai, Mobile Fleet
  America, American, United States, USA, USN, USMC, USAAF, Yankee
`);

/** Nations by their letters, which in small letters are a pronoun. */
export const CAPITALS = ['U.S.'];

export const SHIPS = list(`
  Langley, Lexington, Saratoga, Ranger, Yorktown, Enterprise, Wasp, Hornet, Essex, Intrepid, Franklin, Ticonderoga
  Randolph, Hancock, Bunker Hill, Bennington, Shangri-La, Bon Homme Richard, Antietam, Lake Champlain, Boxer
  Independence, Princeton, Belleau Wood, Cowpens, Monterey, Cabot, Bataan, San Jacinto

  Long Island, Copahee, Nassau, Altamaha, Barnes, Breton, Croatan, Prince William, Bogue, Card, Core, Block Island
  Sangamon, Suwannee, Chenango, Santee
  Casablanca, Liscome Bay, Anzio, Corregidor, Mission Bay, Guadalcanal, Manila Bay, Natoma Bay, St. Lo, Tripoli
  Wake Island, White Plains, Solomons, Kalinin Bay, Kasaan Bay, Fanshaw Bay, Kitkun Bay, Tulagi, Gambier Bay
  Nehenta Bay, Hoggatt Bay, Kadashan Bay, Marcus Island, Savo Island, Ommaney Bay, Petrof Bay, Rudyerd Bay
  Saginaw Bay, Sargent Bay, Shamrock Bay, Shipley Bay, Sitkoh Bay, Steamer Bay, Cape Esperance, Takanis Bay
  Thetis Bay, Makassar Strait, Windham Bay, Makin Island, Lunga Point, Bismarck Sea, Salamaua, Hollandia, Kwajalein
  Admiralty Islands, Bougainville, Matanikau, Attu, Roi, Munda
  Commencement Bay, Gilbert Islands, Kula Gulf, Cape Gloucester, Vella Gulf, Siboney, Rendova, Puget Sound

  New York, Texas, Arkansas, Nevada, Oklahoma, Pennsylvania, Arizona, New Mexico, Mississippi, Idaho, Tennessee
  California, Colorado, Maryland, West Virginia, North Carolina, Washington, South Dakota, Indiana, Massachusetts
  Alabama, Iowa, New Jersey, Missouri, Wisconsin, Alaska, Guam

  Pensacola, Salt Lake City, Northampton, Chester, Louisville, Chicago, Houston, Augusta, Portland, Indianapolis
  New Orleans, Astoria, Minneapolis, Tuscaloosa, San Francisco, Quincy, Vincennes, Wichita, Baltimore, Boston
  Canberra, Pittsburgh, St. Paul, Columbus, Bremerton, Chester
  Omaha, Milwaukee, Cincinnati, Raleigh, Detroit, Richmond, Concord, Trenton, Marblehead, Memphis
  Brooklyn, Philadelphia, Savannah, Nashville, Phoenix, Boise, Honolulu, St. Louis, Helena
  Atlanta, Juneau, San Diego, San Juan, Oakland, Reno, Flint, Tucson
  Cleveland, Columbia, Montpelier, Denver, Santa Fe, Birmingham, Mobile, Pasadena, Springfield, Topeka, Biloxi
  Miami, Vicksburg, Duluth, Oklahoma City, Amsterdam, Wilkes-Barre, Dayton, Little Rock

  Hosho, Akagi, Kaga, Ryujo, Soryu, Hiryu, Shokaku, Zuikaku, Zuiho, Shoho, Ryuho, Junyo, Hiyo, Chitose, Chiyoda
  Taiho, Unryu, Amagi, Katsuragi, Kasagi, Ikoma, Shinano, Taiyo, Unyo, Chuyo, Kaiyo, Shinyo
  Mizuho, Nisshin, Akitsushima, Kamikawa Maru, Kimikawa Maru, Sanyo Maru
  Kongo, Hiei, Haruna, Kirishima, Fuso, Yamashiro, Ise, Hyuga, Nagato, Mutsu, Yamato, Musashi
  Furutaka, Kako, Aoba, Kinugasa, Myoko, Nachi, Ashigara, Haguro, Takao, Atago, Chokai, Maya
  Mogami, Mikuma, Suzuya, Kumano, Tone, Chikuma
  Tenryu, Tatsuta, Kuma, Tama, Kitakami, Oi, Kiso, Nagara, Isuzu, Natori, Yura, Kinu, Abukuma, Sendai, Jintsu, Naka
  Yubari, Agano, Noshiro, Yahagi, Sakawa, Oyodo, Katori, Kashima, Kashii
`);

/** Popular names, the names their own navy or army gave them, and the code names of the Allies. */
export const AIRCRAFT = list(`
  Wildcat, Hellcat, Corsair, Bearcat, Tigercat, Buffalo, Dauntless, Helldiver, Devastator, Avenger, Vindicator
  Buccaneer, Seahawk, Seagull, Seamew, Kingfisher, Catalina, Coronado, Mariner, Ventura, Harpoon, Hudson, Liberator
  Privateer, Duck, Goose, Skyraider
  Flying Fortress, Superfortress, Dominator, Mitchell, Marauder, Havoc, Boston, Invader, Banshee, Bolo
  Lightning, Airacobra, Kingcobra, Warhawk, Kittyhawk, Tomahawk, Thunderbolt, Mustang, Black Widow, Mohawk, Lancer
  Skytrain, Dakota, Commando, Skymaster, Lodestar

  Zero, Reisen, Raiden, Shiden, Gekko, Tenzan, Suisei, Ryusei, Saiun, Ginga, Renzan, Shinzan, Keiun, Seiran, Zuiun
  Kyofu, Shiun, Tokai, Ohka, Kikka, Reppu, Shinden, Hayabusa, Shoki, Toryu, Hien, Hayate, Donryu

  Abdul, Alf, Ann, Babs, Baka, Betty, Buzzard, Claude, Dave, Dinah, Emily, Frances, Frank, George, Glen, Grace, Gwen
  Hamp, Helen, Ida, Irving, Jack, Jake, Jane, Jean, Jill, Judy, Kate, Laura, Lily, Liz, Lorna, Louise, Luke, Mabel
  Mary, Mavis, Myrt, Nate, Nell, Nick, Norm, Oscar, Patsy, Paul, Peggy, Pete, Randy, Rex, Rita, Rob, Rufe, Ruth
  Sally, Sam, Slim, Sonia, Stella, Susie, Tabby, Tess, Thalia, Theresa, Thora, Tina, Tojo, Tony, Topsy, Trixie, Val
  Zeke, Cedar, Cherry, Cypress, Hickory, Oak, Pine, Spruce, Willow
`);

/** As the maker and the navy write them: letters, figures and a hyphen. */
export const DESIGNATIONS = list(`
  F2A, F3F, F4F, FM-1, FM-2, F4U, FG-1, F6F, F7F, F8F, SBD, SB2U, SB2A, SB2C, SBF, SBW, BT-1, TBD, TBF, TBM, TBY, BTD
  OS2U, OS2N, SOC, SO3C, SC-1, PBY, PB2Y, PBM, PBO, PB4Y, PV-1, PV-2, JRF, J2F, R4D
  P-26, P-35, P-36, P-38, P-39, P-40, P-43, P-47, P-51, P-61, P-63, P-400, A-20, A-24, A-26, A-36
  B-17, B-18, B-24, B-25, B-26, B-29, B-32, LB-30, C-46, C-54

  A5M, A6M, A7M, B4Y, B5N, B6N, B7A, C5M, C6N, D1A, D3A, D4Y, E7K, E8N, E9W, E11A, E13A, E14Y, E15K, E16A, F1M
  G3M, G4M, G5N, G6M, G8N, H5Y, H6K, H8K, J1N, J2M, J5N, J7W, K11W, L2D, L3Y, M6A, N1K, P1Y, Q1W, R2Y, S1A, MXY7
  Ki-10, Ki-15, Ki-21, Ki-27, Ki-30, Ki-32, Ki-36, Ki-43, Ki-44, Ki-45, Ki-46, Ki-48, Ki-49, Ki-51, Ki-54, Ki-55
  Ki-56, Ki-57, Ki-61, Ki-67, Ki-84, Ki-100, Ki-102
`);

/**
 * Ordinary English words and names of people among them. They count where they stand in a sentence with a capital;
 * a variable called `ranger` or a phrase such as "pick a card" names no ship.
 */
export const ORDINARY = new Set(
  list(`
    ranger, enterprise, intrepid, boxer, independence, card, core, mobile, concord, flint, phoenix, block, island
    columbia, kuma, naka, oi, tone, ise, maya, mission, steamer, long
    buffalo, devastator, mariner, harpoon, privateer, duck, goose, dominator, havoc, invader, lightning, commando
    lancer, banshee, bolo, zero, ventura
    ann, dave, frank, george, glen, grace, ida, jack, jake, jane, jean, lily, luke, mary, nick, norm, oscar, paul, pete
    randy, rex, rob, ruth, sally, sam, slim, tess, tony, cedar, cherry, cypress, hickory, oak, pine, spruce, willow
  `),
);
