/** Titles and names of a large catalogue are made of common words beside rare ones. */
export const adjectives =
  'Amber Ancient Arctic Ashen Autumn Bare Bitter Blind Blue Borrowed Brass Bright Broken Burnt Buried Calm Carbon Cinder Clear Coastal Cold Copper Coral Crimson Crooked Dark Deep Distant Double Drowned Dry Dusty Early Eastern Electric Elder Empty Evening Faint Fallen Far Fast Fenland Final First Flooded Folded Foreign Frozen Gentle Gilded Glass Golden Granite Great Green Grey Half Hanging Harbour Heavy Hidden High Hollow Idle Inland Inner Iron Ivory Late Lead Lesser Lime Linen Little Long Lost Low Lunar Marble Midnight Milk Minor Morning Narrow New Night Northern Obsidian Ochre Old Open Outer Pale Paper Patient Plain Polar Quiet Rain Red Resting River Rose Rough Rust Salt Scarlet Second Secret Severed Shallow Short Silent Silver Slate Sleeping Slow Small Smoke Soft Solar Southern Spare Still Stone Straw Sudden Summer Sunken Tall Temporary Thin Third Tidal Tilted Torn Twin Unfinished Upper Velvet Violet Wandering Warm Waxen Western White Wide Wild Winter Woven Yellow'.split(
    ' ',
  );
export const nouns =
  'Acre Alley Anchor Arcade Arch Atlas Aviary Balcony Barn Basin Bay Beacon Bell Bench Bird Blanket Boat Bottle Bough Bridge Brook Canal Candle Canopy Canyon Cargo Cedar Chair Chapel Chart Chimney Circle City Cliff Clock Cloud Coast Column Comet Compass Corner Corridor Courtyard Crane Creek Crossing Curtain Delta Door Drift Dune Dust Echo Edge Ember Engine Estuary Factory Feather Fence Fern Ferry Field Figure Fire Flag Flock Fold Forest Fork Fountain Fragment Frame Garden Gate Ghost Glacier Grain Grove Gull Hall Harvest Hearth Hedge Heron Hill Horizon Horse House Island Jetty Journey Kettle Key Kiln Kite Ladder Lagoon Lake Lamp Lantern Ledger Letter Library Light Lighthouse Line Loom Machine Map Mare Market Marsh Mask Meadow Measure Mill Mirror Moon Moor Moth Mountain Museum Needle Nest Net Oak Oar Observatory Orchard Owl Palace Parade Passage Pasture Path Pavilion Pear Pebble Pier Pillar Plain Plough Pond Portrait Press Procession Quarry Quay Railway Raven Reed Reef Reservoir Ridge River Road Roof Room Root Rope Sail Scaffold Scale School Sea Shadow Shed Shell Shelter Ship Shore Signal Sky Sluice Song Sparrow Spire Spring Square Stair Station Steam Stem Stile Storm Street Study Sun Swallow Swan Table Tent Terrace Theatre Thicket Thread Threshold Tide Tower Track Tram Tree Tunnel Valley Vessel View Viaduct Vine Wall Warehouse Watch Water Wave Weather Weir Well Wharf Wheel Willow Window Wing Winter Wood Yard'.split(
    ' ',
  );

/** Syllables of invented names of places and people: some two hundred thousand. */
export const openings =
  'Al An Ar Bal Bar Ber Bran Cal Cam Car Cor Dal Dar Del Dor El Er Fal Far Fen Gal Gar Glen Hal Har Hel Il In Jor Kal Kar Kel Lan Lar Lin Lor Mal Mar Mer Mor Nar Nel Nor Ol Or Pal Par Pen Quil Ral Ran Ros Sal Sar Sel Sor Tal Tar Tor Ul Val Var Ver Wal Wen Yar Zel'.split(
    ' ',
  );
export const middles =
  'a ab ad an ar e ed el en er i id il in ir o od ol on or u ul un ur da de di do ga go la le li lo ma me mi mo na ne ni no ra re ri ro sa se ta te ti va ve vo'.split(
    ' ',
  );
export const endings =
  'ba berg bourne by dale den don fell field ford gard gate grad ham holm ka la lea ley lin low mere mont mora na ness nova quist ra reth ria rin sen shaw sk stad stein ster ta ton vale vik wick witz worth zan'.split(
    ' ',
  );
